import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { sourcesRevision } from './revisions.ts';
import { seed } from './seed.ts';

/** Fills the database when it is empty or was filled from other sources; building nothing otherwise. */
export async function seedIfChanged(
  database: Kysely<Database>,
  report: (message: string) => void,
  size?: number,
): Promise<void> {
  const fingerprint = `${await sourcesRevision()} ${size ?? 'curated'}`;
  const state = await database
    .selectFrom('catalogue_state')
    .select('hash')
    .executeTakeFirstOrThrow();
  if (state.hash === fingerprint) return;
  report('seeding the demo catalogue …');
  const started = performance.now();
  const { buildCatalogue } = await import('../catalogue/index.ts');
  await seed(database, buildCatalogue(), { size, fingerprint });
  const { products } = await database
    .selectFrom('catalogue_state')
    .select('products')
    .executeTakeFirstOrThrow();
  report(`seeded ${products} products in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
