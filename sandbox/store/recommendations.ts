import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables.ts';

const candidates = 300;

/**
 * The most alike among the best sellers of the same kind: those of a similar price first, at most twice or half as
 * much, and among these the ones sharing the most facet values.
 */
export async function readRelated(
  database: Kysely<Database>,
  productId: number,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with origin as (select id, product_type, facet_value_ids, min_price as price from product where id = ${productId})
    select candidate.id
    from origin cross join lateral (
      select p.id, p.units_sold, p.facet_value_ids, p.min_price as price from product p
      where p.product_type = origin.product_type and p.id <> origin.id and p.available
      order by p.units_sold desc limit ${candidates}
    ) candidate
    order by candidate.price between origin.price / 2 and origin.price * 2 desc, (
      select count(*) from unnest(candidate.facet_value_ids) value
      where value = any(origin.facet_value_ids)) desc, candidate.units_sold desc, candidate.id
    limit ${limit}`.execute(database);
  return rows.map(({ id }) => id);
}
