import { feedTags, publicHeaders } from '../cache-policy.ts';
import type { OfferProduct } from '../commerce/variant-offers.ts';
import { variantOffers } from '../commerce/variant-offers.ts';
import { responseMetadataContext, shopContext, siteContext } from '../context.ts';
import { hrefsFor } from '../i18n/hrefs.ts';
import type { Language } from '../i18n/languages.ts';
import { type FeedFile, parseFeedName } from '../seo/feed-files.ts';
import { googleFeed } from '../seo/google-feed.ts';
import { idealoFeed } from '../seo/idealo-feed.ts';
import type { Route } from './+types/feed.ts';

const contentTypes: Record<FeedFile['format'], string> = {
  google: 'application/xml; charset=utf-8',
  idealo: 'text/csv; charset=utf-8',
};

/** A product feed, streamed page by page: the catalogue may be larger than the memory. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const file = parseFeedName(params.name);
  if (!file) return new Response(null, { status: 404, headers: publicHeaders('missing') });
  const { format, language } = file;
  const pages = context.get(shopContext).directory.offerPages(language);
  // a platform that is down is a 503, not half a feed
  const first = await pages.next();
  const offers = offersOf(first.done ? [] : first.value, pages, language);
  const settings = { origin: context.get(siteContext).publicOrigin, language, today: new Date() };
  const text = format === 'google' ? googleFeed(offers, settings) : idealoFeed(offers, settings);
  const notes = context.get(responseMetadataContext);
  for (const tag of feedTags) notes.tags.add(tag);
  notes.isStreamed = true;
  return new Response(streamOf(text), {
    headers: {
      ...publicHeaders('feed'),
      'Content-Type': contentTypes[format],
      'X-Robots-Tag': 'noindex',
    },
  });
}

async function* offersOf(
  first: OfferProduct[],
  pages: AsyncIterable<OfferProduct[]>,
  language: Language,
) {
  const href = hrefsFor(language);
  // a gift card is no product in a price comparison
  const toOffers = (products: OfferProduct[]) =>
    products
      .filter(({ isGiftCard }) => !isGiftCard)
      .flatMap((product) => variantOffers(product, href));
  yield toOffers(first);
  for await (const products of pages) yield toOffers(products);
}

function streamOf(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    // the client is gone: no further calls
    async cancel() {
      await texts.return(undefined);
    },
  });
}
