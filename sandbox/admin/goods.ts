import { connectionOf } from '../graphql/connection.ts';
import { gid, parseGid } from '../graphql/ids.ts';
import { parseTextQuery } from '../graphql/text-query.ts';
import type { ContentAdmin } from './content-admin.ts';
import type { ListArguments } from './pages.ts';

interface Identifier {
  id?: string | null;
  handle?: string | null;
}

/** Products and collections by id, handle and title, for references to them. */
export function goodsResolvers({ database, languages, findReference }: ContentAdmin) {
  const read = {
    product: () =>
      database
        .selectFrom('product_text')
        .select(['product_id as id', 'handle', 'title'])
        .where('language', '=', languages[0])
        .orderBy('title')
        .execute(),
    collection: () =>
      database
        .selectFrom('collection_text')
        .select(['collection_id as id', 'handle', 'title'])
        .where('language', '=', languages[0])
        .orderBy('title')
        .execute(),
  };
  const list =
    (kind: 'product' | 'collection', type: string) =>
    async ({ query, sortKey: _sortKey, ...args }: ListArguments) => {
      const isFound = parseTextQuery(query, ['title', 'handle'], `${kind}s`);
      const found = (await read[kind]()).filter(({ title, handle }) => isFound({ title, handle }));
      return connectionOf(
        found.map((row) => ({ __typename: type, ...row, id: gid(type, row.id) })),
        args,
      );
    };
  const find =
    (kind: 'product' | 'collection', type: string) =>
    async ({ identifier: { id, handle } }: { identifier: Identifier }) => {
      if (id) return parseGid(type, id) === undefined ? null : findReference(id);
      const row = (await read[kind]()).find((one) => one.handle === handle);
      return row ? { __typename: type, ...row, id: gid(type, row.id) } : null;
    };
  return {
    products: list('product', 'Product'),
    productByIdentifier: find('product', 'Product'),
    collections: list('collection', 'Collection'),
    collectionByIdentifier: find('collection', 'Collection'),
  };
}
