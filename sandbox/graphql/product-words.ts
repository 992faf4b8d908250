import { type RawBuilder, sql } from 'kysely';
import { connectionOf } from './connection.ts';
import type { Context } from './context.ts';
import type { TypeMap } from './implementation.ts';
import type { PageArguments } from './page.ts';

/** The tags and types that the shop's products have, each once, by the alphabet. */
export const productWordTypes: TypeMap = {
  QueryRoot: {
    fields: {
      productTags: (_root, args: PageArguments, { database }) =>
        words(database, sql`select distinct unnest(tags) as word from product`, args),
      productTypes: (_root, args: PageArguments, { database, language }) => {
        const texts = sql`select distinct card ->> 'productType' as word from product_text`;
        return words(database, sql`${texts} where language = ${language}`, args);
      },
    },
  },
  StringConnection: { plain: ['nodes', 'edges', 'pageInfo'] },
  StringEdge: { plain: ['node', 'cursor'] },
};

async function words(
  database: Context['database'],
  query: RawBuilder<unknown>,
  args: PageArguments,
) {
  const { rows } = await sql<{ word: string }>`
    select word from (${query}) words where word <> '' order by lower(word)`.execute(database);
  return connectionOf(
    rows.map(({ word }) => word),
    args,
  );
}
