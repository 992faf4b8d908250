import type { Collection } from '../collection.ts';
import type { CollectionQuery } from '../operations/generated.ts';
import { toPicture, toProductCard } from './product.ts';

export function toCollection(collection: NonNullable<CollectionQuery['collection']>): Collection {
  const { nodes, pageInfo } = collection.products;
  const text = (namespace: string, key: string) =>
    collection.metafields.find((field) => field?.namespace === namespace && field.key === key)
      ?.value ?? null;
  return {
    id: collection.id,
    handle: collection.handle,
    title: collection.title,
    subTitle: text('collection', 'sub_title'),
    introText: text('collection', 'introtext'),
    descriptionHtml: collection.descriptionHtml,
    seo: {
      title: collection.seo.title ?? collection.title,
      description: collection.seo.description ?? '',
    },
    picture: toPicture(collection.image, collection.title),
    products: nodes.map(toProductCard),
    nextCursor: pageInfo.hasNextPage ? pageInfo.endCursor : null,
  };
}
