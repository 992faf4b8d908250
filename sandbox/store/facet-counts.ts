import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { availabilityFilter, type FilterCondition, priceFilter } from './product-filter.ts';

type CountByValue = ReadonlyMap<number, number>;

/** How many products of a scope have a facet value, given the selections in the other facets. */
export interface FacetCounts {
  available: number;
  unavailable: number;
  priced: number;
  highestPrice: number;
  valuesOf(filterId: string): CountByValue;
}

/** A scope is a from-clause that binds the product as `p`. */
export type ProductScope = RawBuilder<unknown>;

export async function countFacets(
  database: Kysely<Database>,
  scope: ProductScope,
  conditions: readonly FilterCondition[],
): Promise<FacetCounts> {
  // A facet's own selection does not narrow its own counts.
  const without = (filterId: string) =>
    conditions.filter((condition) => condition.filterId !== filterId);
  const all = countValues(database, scope, conditions);
  const own = conditions.map(
    async ({ filterId }) =>
      [filterId, await countValues(database, scope, without(filterId))] as const,
  );
  const [values, stock, prices] = await Promise.all([
    all,
    countAvailability(database, scope, without(availabilityFilter)),
    countPrices(database, scope, without(priceFilter)),
  ]);
  const ownValues = new Map(await Promise.all(own));
  return {
    ...stock,
    ...prices,
    valuesOf: (filterId) => ownValues.get(filterId) ?? values,
  };
}

export function whereAll(conditions: readonly FilterCondition[]): RawBuilder<boolean> {
  if (conditions.length === 0) return sql<boolean>`true`;
  return sql<boolean>`${sql.join(
    conditions.map(({ condition }) => condition),
    sql` and `,
  )}`;
}

async function countValues(
  database: Kysely<Database>,
  scope: ProductScope,
  conditions: readonly FilterCondition[],
): Promise<CountByValue> {
  const { rows } = await sql<{ value: number; count: number }>`
    select value, count(*)::integer as count
    from ${scope} cross join unnest(p.facet_value_ids) value
    where ${whereAll(conditions)}
    group by value`.execute(database);
  return new Map(rows.map(({ value, count }) => [value, count]));
}

async function countAvailability(
  database: Kysely<Database>,
  scope: ProductScope,
  conditions: readonly FilterCondition[],
): Promise<{ available: number; unavailable: number }> {
  const { rows } = await sql<{ available: number; unavailable: number }>`
    select count(*) filter (where p.available)::integer as available,
           count(*) filter (where not p.available)::integer as unavailable
    from ${scope} where ${whereAll(conditions)}`.execute(database);
  return rows[0] ?? { available: 0, unavailable: 0 };
}

async function countPrices(
  database: Kysely<Database>,
  scope: ProductScope,
  conditions: readonly FilterCondition[],
): Promise<{ priced: number; highestPrice: number }> {
  const { rows } = await sql<{ priced: number; highest: number }>`
    select count(*)::integer as priced,
           coalesce(max(p.prices[cardinality(p.prices)]), 0) as highest
    from ${scope} where ${whereAll(conditions)}`.execute(database);
  return { priced: rows[0]?.priced ?? 0, highestPrice: rows[0]?.highest ?? 0 };
}
