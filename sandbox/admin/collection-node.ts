import { parseGid } from '../graphql/ids.ts';
import type { CollectionNode } from '../store/collections.ts';
import type { CommerceAdmin } from './commerce.ts';

export function collectionOf(collection: CollectionNode, { database }: CommerceAdmin) {
  const productIds = async () => {
    const rows = await database
      .selectFrom('collection_product')
      .select('product_id')
      .where('collection_id', '=', collection.key)
      .orderBy('position')
      .execute();
    return rows.map(({ product_id }) => product_id);
  };
  return {
    __typename: 'Collection',
    id: collection.id,
    legacyResourceId: String(collection.key),
    title: collection.title,
    handle: collection.handle,
    descriptionHtml: collection.document.descriptionHtml,
    seo: collection.document.seo,
    updatedAt: collection.updatedAt,
    productsCount: async () => ({ count: (await productIds()).length, precision: 'EXACT' }),
    hasProduct: async ({ id }: { id: string }) =>
      (await productIds()).includes(parseGid('Product', id) ?? 0),
  };
}
