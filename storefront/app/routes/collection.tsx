import { useMemo } from 'react';
import { publicPage } from '../cache-policy.ts';
import { CollectionScreen } from '../collection/collection-screen.tsx';
import { parseListingQuery } from '../commerce/listing-query.ts';
import { pack, unpack } from '../commerce/packed.ts';
import { isPlatformError } from '../commerce/platform.ts';
import { languageContext, shopContext } from '../context.ts';
import { hrefsFor } from '../i18n/hrefs.ts';
import type { Route } from './+types/collection.ts';
import { alternatesFor } from './alternates-for.ts';
import { unlessItOnlyGrew } from './grown-listing.ts';
import { notFound } from './not-found.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { catalogue } = context.get(shopContext);
  const query = parseListingQuery(url.searchParams);
  const read = (after: string | null) =>
    catalogue.collection({ handle: params.handle, language, query, after });
  const after = url.searchParams.get('after');
  const collection = await read(after).catch((error: unknown) => {
    // a cursor the platform does not know is nonsense in the address, and no reason to fail
    if (after !== null && isPlatformError(error)) return read(null);
    throw error;
  });
  if (!collection) throw notFound();
  const handles = await catalogue.collectionHandles(collection.id);
  return {
    collection: pack(collection),
    query,
    alternates: alternatesFor((key) => handles[key] && hrefsFor(key).collection(handles[key])),
  };
}

export const shouldRevalidate = unlessItOnlyGrew('collection');

export function headers({ errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? publicPage('collection');
}

export default function CollectionPage({ loaderData }: Route.ComponentProps) {
  const collection = useMemo(() => unpack(loaderData.collection), [loaderData.collection]);
  return <CollectionScreen collection={collection} query={loaderData.query} />;
}
