import { feedTags, publicHeaders } from '../cache-policy.ts';
import type { OfferProduct } from '../commerce/catalogue/variant-offers.ts';
import { variantOffers } from '../commerce/catalogue/variant-offers.ts';
import { marketsContext, responseMetadataContext, shopContext, siteContext } from '../context.ts';
import type { Locale } from '../i18n/locales.ts';
import { afterFirstPage, streamedText } from '../loaders/streamed-text.ts';
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
  const file = parseFeedName(params.name, context.get(marketsContext).further);
  if (!file) return new Response(null, { status: 404, headers: publicHeaders('missing') });
  const { format, locale } = file;
  const pages = await afterFirstPage(context.get(shopContext).catalogueIndex.offerPages(locale));
  const offers = offersOf(pages, locale);
  const settings = { origin: context.get(siteContext).publicOrigin, locale, today: new Date() };
  const text = format === 'google' ? googleFeed(offers, settings) : idealoFeed(offers, settings);
  for (const tag of feedTags) context.get(responseMetadataContext).tags.add(tag);
  const headers = {
    ...publicHeaders('feed'),
    'Content-Type': contentTypes[format],
    'X-Robots-Tag': 'noindex',
  };
  return streamedText(text, headers, context);
}

async function* offersOf(pages: AsyncIterable<OfferProduct[]>, locale: Locale) {
  for await (const products of pages) {
    // a gift card is no product in a price comparison
    yield products
      .filter(({ isGiftCard }) => !isGiftCard)
      .flatMap((product) => variantOffers(product, locale));
  }
}
