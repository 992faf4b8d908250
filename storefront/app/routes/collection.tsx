import { publicPage } from '../cache-policy.ts';
import { CollectionScreen } from '../collection/collection-screen.tsx';
import { sortOptionFrom } from '../commerce/collection.ts';
import { languageContext, shopContext } from '../context.ts';
import { hrefsFor } from '../i18n/hrefs.ts';
import type { Route } from './+types/collection.ts';
import { alternatesFor } from './alternates-for.ts';
import { notFound } from './not-found.ts';

const pageSize = 48;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { catalogue } = context.get(shopContext);
  const sort = sortOptionFrom(url.searchParams.get('sort'));
  const collection = await catalogue.collection({
    handle: params.handle,
    language,
    first: pageSize,
    sort,
    cursor: url.searchParams.get('after'),
  });
  if (!collection) throw notFound();
  const handles = await catalogue.collectionHandles(collection.id);
  return {
    collection,
    sort,
    alternates: alternatesFor((key) => handles[key] && hrefsFor(key).collection(handles[key])),
  };
}

export function headers({ errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? publicPage('collection');
}

export default function CollectionPage({ loaderData }: Route.ComponentProps) {
  return <CollectionScreen collection={loaderData.collection} sort={loaderData.sort} />;
}
