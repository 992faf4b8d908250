import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { seed } from './seed.ts';

const sandbox = path.join(import.meta.dirname, '..');

/** Fills the database when it is empty or was filled from other sources; building nothing otherwise. */
export async function seedIfChanged(
  database: Kysely<Database>,
  report: (message: string) => void,
  size?: number,
): Promise<void> {
  const fingerprint = `${await sourcesFingerprint()} ${size ?? 'curated'}`;
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

/** Changes with everything that a seeded row can depend on. */
async function sourcesFingerprint(): Promise<string> {
  const patterns = ['catalogue/**/*.ts', 'seed/*.ts', 'store/fold.ts', 'images/*.webp'];
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: sandbox })).toSorted();
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(file);
    if (file.endsWith('.ts')) hash.update(await readFile(path.join(sandbox, file)));
  }
  return hash.digest('hex');
}
