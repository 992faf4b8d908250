import { connectionOf } from '../graphql/connection.ts';
import { gid, parseGid } from '../graphql/ids.ts';
import type { PageArguments } from '../graphql/page.ts';
import { parseTextQuery } from '../graphql/text-query.ts';
import { collectionOf } from './collection-node.ts';
import type { CommerceAdmin } from './commerce.ts';
import { type CountArguments, countOf } from './counts.ts';
import type { ProductReader } from './products.ts';

type ListArguments = PageArguments & { reverse?: boolean | null; query?: string | null };

export function collectionResolvers(admin: CommerceAdmin, reader: ProductReader) {
  const { database, languages } = admin;
  const texts = () =>
    database
      .selectFrom('collection_text')
      .select(['collection_id as id', 'handle', 'title'])
      .where('language', '=', languages[0])
      .orderBy('title')
      .execute();
  const collection = async (key: number | undefined) => {
    const found = key === undefined ? undefined : await reader.loaders().collections.load(key);
    return found ? collectionOf(found, admin, reader.product) : null;
  };
  const byHandle = async (handle: string | null | undefined) =>
    collection((await texts()).find((one) => one.handle === handle)?.id);
  const matching = async (query: string | null | undefined) => {
    const isFound = parseTextQuery(query, ['title', 'handle'], 'collections');
    return (await texts()).filter(({ title, handle }) => isFound({ title, handle }));
  };
  return {
    collection: ({ id }: { id: string }) => collection(parseGid('Collection', id)),
    collectionByHandle: ({ handle }: { handle: string }) => byHandle(handle),
    collectionByIdentifier: ({
      identifier: { id, handle },
    }: {
      identifier: { id?: string | null; handle?: string | null };
    }) => (id ? collection(parseGid('Collection', id)) : byHandle(handle)),
    collections: async ({ query, ...args }: ListArguments) => {
      const rows = await matching(query);
      const found = await reader.loaders().collections.loadMany(rows.map(({ id }) => id));
      return connectionOf(
        found.flatMap((it) => (it ? [collectionOf(it, admin, reader.product)] : [])),
        args,
      );
    },
    collectionsCount: async (args: CountArguments) =>
      countOf((await matching(args.query)).length, args),
    publications: (args: ListArguments) =>
      connectionOf([{ id: gid('Publication', 1), name: 'Online Store' }], args),
  };
}
