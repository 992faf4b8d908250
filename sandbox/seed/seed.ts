import { type Kysely, sql } from 'kysely';
import type { Catalogue } from '../catalogue-format/catalogue.ts';
import type { Database } from '../database/tables.ts';
import { multiplyCatalogue } from './multiply.ts';
import { catalogueRows, insertRows } from './rows.ts';
import { seededSnapshot, takeSnapshot } from './snapshot.ts';

export interface SeedOptions {
  /** More products than the catalogue has are made by copying them. */
  size?: number | undefined;
  /** What the database remembers, to know later whether it holds this catalogue. */
  fingerprint?: string;
  /** Called after every batch with the share of rows that are stored. */
  onProgress?: ((share: number) => void) | undefined;
}

/** Replaces whatever the database holds by this catalogue. */
export async function seed(
  database: Kysely<Database>,
  catalogue: Catalogue,
  { size = catalogue.products.length, fingerprint = '', onProgress }: SeedOptions = {},
): Promise<void> {
  const rows = catalogueRows(catalogue);
  const total = rows.reduce((sum, [, tableRows]) => sum + tableRows.length, 0);
  let stored = 0;
  const countStored = (count: number) => {
    stored += count;
    onProgress?.(stored / total);
  };
  await database.transaction().execute(async (transaction) => {
    await sql`truncate ${sql.join(rows.map(([table]) => sql.table(table)))} cascade`.execute(
      transaction,
    );
    for (const [table, tableRows] of rows) {
      await insertRows(transaction, table, tableRows, countStored);
    }
    await multiplyCatalogue(transaction, catalogue.products.length, size);
    await transaction
      .updateTable('catalogue_state')
      .set((eb) => ({
        hash: fingerprint,
        version: eb('version', '+', 1),
        products: eb.selectFrom('product').select(eb.fn.countAll<number>().as('count')),
      }))
      .execute();
  });
  await takeSnapshot(database, seededSnapshot);
  await database.deleteFrom('content_change').execute();
  await sql`analyze`.execute(database);
}
