import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables.ts';

/** Copies the catalogue's products in the database until there are so many; for measuring growth. */
export async function multiplyCatalogue(
  database: Kysely<Database>,
  curated: number,
  wanted: number,
): Promise<void> {
  const copies = Math.ceil(wanted / curated) - 1;
  if (copies < 1) return;
  if (copies > 999) throw new Error('A catalogue can be multiplied by at most 1000.');
  const numbers = sql`generate_series(1, ${sql.lit(copies)}) n`;
  const unitsSold = sql`units_sold - (units_sold * n / 1000)`;
  await sql`
    insert into product
    select id + n, key || '-' || n, vendor, product_type, tags, is_gift_card,
           created_at - interval '1 minute' * n, ${unitsSold}, facet_value_ids,
           complementary_ids, selling_plan_group_ids, available, prices, min_price, tax_rate
    from product, ${numbers}`.execute(database);
  await sql`
    insert into product_text
    select product_id + n, language, handle || '-' || n, title || ' ' || n, card, detail
    from product_text, ${numbers}`.execute(database);
  await sql`
    insert into collection_product
    select collection_id, product_id + n, position + n * 10000, ${unitsSold},
           created_at - interval '1 minute' * n, min_price,
           title_de || ' ' || lpad(n::text, 6, '0'), title_en || ' ' || lpad(n::text, 6, '0'),
           title_da || ' ' || lpad(n::text, 6, '0')
    from collection_product, ${numbers}`.execute(database);
  // The copies already carry what the triggers would work out.
  await sql`alter table variant disable trigger user`.execute(database);
  await sql`
    insert into variant (id, product_id, position, sku, price, compare_at_price, contents_amount,
      contents_unit, stock, sells_beyond_stock, weight_grams, component_ids, component_quantities,
      quantity_rule)
    select id + n, product_id + n, position, sku || '-' || n, price, compare_at_price,
           contents_amount, contents_unit, stock, sells_beyond_stock, weight_grams,
           case when component_ids is not null
             then array(select component + n from unnest(component_ids) component) end,
           component_quantities, quantity_rule
    from variant, ${numbers}`.execute(database);
  await sql`alter table variant enable trigger user`.execute(database);
  // Filling an index of words entry by entry takes many times as long as building it at the end.
  await sql`drop index product_search_words`.execute(database);
  await sql`
    insert into product_search
    select product_id + n, language, ${unitsSold}, words || array_to_tsvector(array['t/' || n])
    from product_search, ${numbers}`.execute(database);
  await sql`create index product_search_words on product_search using gin (words)`.execute(
    database,
  );
  await sql`
    update search_word
    set uses = uses * ${copies + 1}, main_uses = main_uses * ${copies + 1},
        title_uses = title_uses * ${copies + 1}`.execute(database);
}
