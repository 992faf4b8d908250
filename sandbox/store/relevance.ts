import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { type Cursor, readCursor } from '../graphql/cursor.ts';
import type { Page } from '../graphql/page.ts';
import { whereAll } from './facet-counts.ts';
import type { ListedPage } from './listing.ts';
import type { FilterCondition } from './product-filter.ts';
import type { Match, ProductSearch } from './search.ts';

/** Within a tier, what sells best comes first. */
interface Tier {
  rank: number;
  match: Match;
  /** Finds what an earlier tier has shown. */
  before: Match | undefined;
  /** What is asked of the product `p`. */
  stock: RawBuilder<boolean>;
}

/** The better match before the rest, the sold-out last. */
function tiers({ matches, unavailable }: ProductSearch): Tier[] {
  const stocks = {
    SHOW: [sql<boolean>`true`],
    HIDE: [sql<boolean>`p.available`],
    LAST: [sql<boolean>`p.available`, sql<boolean>`not p.available`],
  }[unavailable];
  const steps = stocks.flatMap((stock) =>
    matches.map((match, index) => ({ match, before: matches[index - 1], stock })),
  );
  return steps.map((step, index) => ({ ...step, rank: steps.length - index }));
}

const rankStep = 1_000_000_000;

/** A page by relevance. The sort value is a tier's rank in billions plus the units sold. */
export async function searchByRelevance(
  database: Kysely<Database>,
  search: ProductSearch,
  reverse: boolean,
  page: Page,
  conditions: readonly FilterCondition[],
): Promise<ListedPage> {
  const backward = page.direction === 'backward';
  const upward = reverse !== backward;
  const ordered = upward ? tiers(search).toReversed() : tiers(search);
  const start = page.cursor === undefined ? undefined : readCursor(page.cursor);
  const startRank = start && Math.floor(Number(start.value) / rankStep);
  const rows: Cursor[] = [];
  for (const tier of ordered) {
    const limit = page.size + 1 - rows.length;
    if (limit <= 0) break;
    if (startRank !== undefined && (upward ? tier.rank < startRank : tier.rank > startRank)) {
      continue;
    }
    const after = tier.rank === startRank ? start : undefined;
    rows.push(...(await readTier(database, search, tier, { upward, after, limit }, conditions)));
  }
  const extra = rows.length > page.size;
  const shown = extra ? rows.slice(0, page.size) : rows;
  return backward
    ? { rows: shown.toReversed(), more: { before: extra, after: start !== undefined } }
    : { rows: shown, more: { before: start !== undefined, after: extra } };
}

async function readTier(
  database: Kysely<Database>,
  search: ProductSearch,
  tier: Tier,
  { upward, after, limit }: { upward: boolean; after: Cursor | undefined; limit: number },
  conditions: readonly FilterCondition[],
): Promise<Cursor[]> {
  const order = sql.raw(upward ? 'asc' : 'desc');
  const resume = after
    ? sql`(units_sold, product_id) ${sql.raw(upward ? '>' : '<')}
        (${Number(after.value) % rankStep}::integer, ${after.id}::bigint)`
    : sql`true`;
  const { tsquery } = tier.match;
  const shownBefore = tier.before
    ? sql<boolean>`not words @@ ${tier.before.tsquery}::tsquery`
    : sql<boolean>`true`;
  const found = sql`
    select product_id, units_sold from product_search
    where language = ${search.language} and words @@ ${tsquery}::tsquery
      and ${shownBefore} and ${resume}`;
  // Rare words are fetched whole from their index; for common ones the best sellers are walked until enough match.
  const source = isCommon(search, tier, limit) ? sql`(${found}) s` : sql`(${found} offset 0) s`;
  const { rows } = await sql<Cursor>`
    select s.product_id as id, (${tier.rank * rankStep}::bigint + s.units_sold)::text as value
    from ${source} join product p on p.id = s.product_id
    where ${tier.stock} and ${whereAll(conditions)}
    order by s.units_sold ${order}, s.product_id ${order}
    limit ${limit}`.execute(database);
  return rows;
}

/** Walking costs about limit × products / matches, fetching costs the matches. */
function isCommon({ products }: ProductSearch, { match, before }: Tier, limit: number): boolean {
  return (match.estimate - (before?.estimate ?? 0)) ** 2 > limit * products;
}
