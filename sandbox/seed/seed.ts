import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Catalogue } from '../catalogue/model.ts';
import type { Database } from '../database/tables.ts';
import { multiplyCatalogue } from './multiply.ts';
import { catalogueRows, insertRows, type Rows } from './rows.ts';

/** Fills the database when it is empty or holds another catalogue; gives back what it should hold. */
export async function seedIfChanged(
  database: Kysely<Database>,
  report: (message: string) => void,
  catalogue: Catalogue,
  /** More products than the catalogue has are made by copying them. */
  size = catalogue.products.length,
): Promise<Rows> {
  const rows = await catalogueRows(catalogue);
  const hash = `${hashOf(rows)} ${size}`;
  const state = await database
    .selectFrom('catalogue_state')
    .select('hash')
    .executeTakeFirstOrThrow();
  if (state.hash === hash) return rows;
  const started = performance.now();
  await database.transaction().execute(async (transaction) => {
    await sql`truncate ${sql.join(rows.map(([table]) => sql.table(table)))} cascade`.execute(
      transaction,
    );
    for (const [table, tableRows] of rows) await insertRows(transaction, table, tableRows);
    await multiplyCatalogue(transaction, catalogue.products.length, size);
    await transaction
      .updateTable('catalogue_state')
      .set((eb) => ({
        hash,
        version: eb('version', '+', 1),
        products: eb.selectFrom('product').select(eb.fn.countAll<number>().as('count')),
      }))
      .execute();
  });
  await sql`analyze`.execute(database);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  report(`seeded ${Math.max(size, catalogue.products.length)} products in ${seconds} s`);
  return rows;
}

function hashOf(rows: Rows): string {
  const hash = createHash('sha256');
  for (const [table, tableRows] of rows) {
    hash.update(table);
    for (const row of tableRows) hash.update(JSON.stringify(row));
  }
  return hash.digest('hex');
}
