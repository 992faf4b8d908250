import { type Kysely, sql } from 'kysely';
import { readCatalogue } from '../catalogue-format/read-catalogue.ts';
import type { Database } from '../database/tables.ts';
import { catalogueRows, insertRows, type Rows } from './rows.ts';

const shopperTables = [
  'cart',
  'checkout_draft',
  'customer',
  'customer_order',
  'customer_session',
  'discount_use',
  'mail',
  'sign_in_link',
  'webhook_event',
];

/** Reads the catalogue at the first reset and keeps its rows: reading takes seconds. */
export function resetTo(database: Kysely<Database>, directory: string): () => Promise<void> {
  let rows: Promise<Rows> | undefined;
  return async () => {
    rows ??= readCatalogue(directory).then(catalogueRows);
    await resetDatabase(database, await rows);
  };
}

/** Back to the first day: stock, prices, codes and cards as seeded, no carts, orders or mails. */
export async function resetDatabase(database: Kysely<Database>, rows: Rows): Promise<void> {
  const seeded = new Map(rows);
  const variants = JSON.stringify(seeded.get('variant') ?? []);
  await database.transaction().execute(async (transaction) => {
    const tables = [...shopperTables, 'discount', 'gift_card'];
    await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))} restart identity cascade`.execute(
      transaction,
    );
    await sql`
      update variant
      set stock = seeded.stock, price = seeded.price, compare_at_price = seeded.compare_at_price,
          sells_beyond_stock = seeded.sells_beyond_stock
      from json_populate_recordset(null::variant, ${variants}) seeded
      where variant.id = seeded.id
        and (variant.stock, variant.price, variant.compare_at_price, variant.sells_beyond_stock)
          is distinct from
          (seeded.stock, seeded.price, seeded.compare_at_price, seeded.sells_beyond_stock)`.execute(
      transaction,
    );
    for (const table of ['discount', 'gift_card']) {
      await insertRows(transaction, table, seeded.get(table) ?? []);
    }
  });
}
