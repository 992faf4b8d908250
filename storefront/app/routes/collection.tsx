import { useMemo } from 'react';
import { publicHeaders } from '../cache-policy.ts';
import { CollectionScreen } from '../collection/collection-screen.tsx';
import type { Collection } from '../commerce/collection.ts';
import { parseListingQuery, searchInOtherLanguage } from '../commerce/listing-query.ts';
import { oncePerResponse } from '../commerce/once-per-response.ts';
import { pack, unpack } from '../commerce/packed.ts';
import { languageContext, shopContext } from '../context.ts';
import { hrefsFor } from '../i18n/hrefs.ts';
import type { Route } from './+types/collection.ts';
import { alternatesFor } from './alternates-for.ts';
import { listingAnswers } from './listing-answers.ts';
import { nearMatches } from './near-matches.ts';
import type { PageHandle } from './page-handle.ts';
import { readListing } from './read-listing.ts';
import { redirectOrNotFound } from './redirect-or-not-found.ts';
import { redirectToHandle } from './redirect-to-handle.ts';
import { revalidateUnlessAppended } from './revalidate-listing.ts';

const packOnce = oncePerResponse((collection: Collection) => pack(collection));

export const handle: PageHandle = { hasProductList: true };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { catalogue } = context.get(shopContext);
  const { answer: collection, query } = await readListing(
    parseListingQuery(url.searchParams),
    (asked) => catalogue.collection({ handle: params.handle, language, query: asked }),
  );
  if (!collection) throw await redirectOrNotFound(url, context);
  redirectToHandle(params.handle, collection.handle, url, hrefsFor(language).collection);
  const answers = listingAnswers(query, collection.handle, language);
  const { listing } = collection;
  const [handles, near] = await Promise.all([
    catalogue.collectionHandles(collection.id),
    nearMatches({ answers, listing, query, language, catalogue }),
  ]);
  return {
    collection: packOnce(collection),
    query,
    answers,
    near,
    searchInOtherLanguages: searchInOtherLanguage(query),
    alternates: alternatesFor((key) => handles[key] && hrefsFor(key).collection(handles[key])),
  };
}

export const shouldRevalidate = revalidateUnlessAppended('collection');

export function headers({ errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? publicHeaders('collection');
}

export default function CollectionPage({ loaderData }: Route.ComponentProps) {
  const collection = useMemo(() => unpack(loaderData.collection), [loaderData.collection]);
  return (
    <CollectionScreen
      collection={collection}
      query={loaderData.query}
      answers={loaderData.answers}
      near={loaderData.near}
    />
  );
}
