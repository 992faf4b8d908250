import { connectionOf } from '../graphql/connection.ts';
import { parseGid } from '../graphql/ids.ts';
import type { PageArguments } from '../graphql/page.ts';
import type { CollectionNode } from '../store/collections.ts';
import type { CommerceAdmin } from './commerce.ts';

type FindProduct = (key: number) => Promise<object | null>;

export function collectionOf(
  collection: CollectionNode,
  { database }: CommerceAdmin,
  findProduct: FindProduct,
) {
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
    image: collection.image,
    updatedAt: collection.updatedAt,
    products: async (args: PageArguments & { reverse?: boolean | null }) => {
      const page = connectionOf(await productIds(), args);
      const nodes = await Promise.all(page.nodes.map(findProduct));
      return {
        nodes,
        pageInfo: page.pageInfo,
        edges: page.edges.map(({ cursor }, index) => ({ cursor, node: nodes[index] })),
      };
    },
    productsCount: async () => ({ count: (await productIds()).length, precision: 'EXACT' }),
    hasProduct: async ({ id }: { id: string }) =>
      (await productIds()).includes(parseGid('Product', id) ?? 0),
  };
}
