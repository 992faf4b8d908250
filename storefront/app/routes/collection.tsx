import { collectionModules } from '#shop/modules/collection.server.ts';
import { publicHeaders } from '../cache-policy.ts';
import {
  CollectionBottom,
  CollectionChips,
  CollectionProducts,
  CollectionTop,
} from '../collection/collection-parts.tsx';
import { CollectionScreen, collectionParts } from '../collection/collection-screen.tsx';
import { parseListingQuery, searchInOtherLanguage } from '../commerce/collection/listing-query.ts';
import { languageContext, marketContext, shopContext } from '../context.ts';
import { MonthPage } from '../home/month-page.tsx';
import { hrefsFor } from '../i18n/hrefs.ts';
import { alternatesFor } from '../loaders/alternates-for.ts';
import { hrefsOf } from '../loaders/hrefs-of.ts';
import { listingState } from '../loaders/listing-state.ts';
import { loadFeature } from '../loaders/load-feature.ts';
import type { PageHandle } from '../loaders/page-handle.ts';
import { readListing } from '../loaders/read-listing.ts';
import { redirectOrNotFound } from '../loaders/redirect-or-not-found.ts';
import { redirectToHandle } from '../loaders/redirect-to-handle.ts';
import { revalidateUnlessAppended } from '../loaders/revalidate-listing.ts';
import { sendHtml } from '../send-html.server.tsx';
import type { Route } from './+types/collection.ts';
// only the server renders it
import '../home/month-page.module.css';
import '../ui/text-link.module.css';
import '../ui/tip.module.css';

export const handle: PageHandle = { hasProductList: true };

export async function loader({ context, params, url, request }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { catalogue } = context.get(shopContext);
  const { answer: collection, query } = await readListing(
    parseListingQuery(url.searchParams),
    (asked) => catalogue.collection({ handle: params.handle, language, query: asked }),
  );
  if (!collection) throw await redirectOrNotFound(url, context);
  redirectToHandle(params.handle, collection.handle, url, hrefsOf(context).collection);
  const { listing } = collection;
  const [handles, ...answers] = await Promise.all([
    catalogue.collectionHandles(collection.id),
    ...collectionModules.map(({ answer }) =>
      answer({ collection, query, language, locale: context.get(marketContext).locale, catalogue }),
    ),
  ]);
  const answer = answers.find(Boolean) ?? null;
  const feature = listing.total === 1 ? await loadFeature(collection.handle, context) : null;
  const { id, seo, noindex, picture, breadcrumb } = collection;
  return {
    collection: { id, seo, noindex, pictureUrl: picture?.url },
    listing: listingState(listing),
    query,
    answered: answer?.answered ?? [],
    isFeature: feature !== null,
    searchInOtherLanguages: searchInOtherLanguage(query),
    section: breadcrumb[0] && hrefsOf(context).collection(breadcrumb[0].handle),
    alternates: alternatesFor(
      context.get(marketContext),
      (key) => handles[key] && hrefsFor(key).collection(handles[key]),
    ),
    html: sendHtml(
      { request, context },
      {
        [collectionParts.top]: <CollectionTop {...{ collection, answer }} hasHead={!feature} />,
        [collectionParts.feature]: feature && (
          <MonthPage {...feature} choice={collection.introText} />
        ),
        [collectionParts.chips]: !feature && <CollectionChips collection={collection} />,
        [collectionParts.products]: !feature && (
          <CollectionProducts {...{ collection, query, answer }} />
        ),
        [collectionParts.near]: answer?.near,
        [collectionParts.bottom]: !feature && <CollectionBottom collection={collection} />,
      },
    ),
  };
}

export const shouldRevalidate = revalidateUnlessAppended('collection');

export function headers({ errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? publicHeaders('collection');
}

export default function CollectionPage({ loaderData }: Route.ComponentProps) {
  const { alternates: _, searchInOtherLanguages: __, section: ___, ...screen } = loaderData;
  return <CollectionScreen {...screen} />;
}
