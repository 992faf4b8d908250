import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { type Language, languages, pageLanguages } from '../catalogue-format/languages.ts';
import { readCatalogue } from '../catalogue-format/read-catalogue.ts';
import type { Database } from '../database/tables.ts';
import { codeFingerprint } from '../package-files.ts';
import { seed } from './seed.ts';

/** Fills the database when it is empty or holds another catalogue; reads no record otherwise. */
export async function seedIfChanged(
  database: Kysely<Database>,
  directory: string,
  report: (message: string) => void,
  { size, primaryLanguage }: { size?: number | undefined; primaryLanguage?: Language | undefined },
): Promise<void> {
  const fingerprint = [
    await seedFingerprint(directory),
    size ?? 'as it is',
    ...(primaryLanguage ? [primaryLanguage] : []),
    ...languages.slice(pageLanguages.length),
  ].join(' ');
  const state = await database
    .selectFrom('catalogue_state')
    .select('hash')
    .executeTakeFirstOrThrow();
  if (state.hash === fingerprint) return;
  const started = performance.now();
  report(`seeding the catalogue of ${directory} …`);
  const onProgress = reportQuarters((percent) => report(`seeding: ${percent} %`));
  const catalogue = await readCatalogue(directory, primaryLanguage);
  await seed(database, catalogue, { size, fingerprint, onProgress });
  const { products } = await database
    .selectFrom('catalogue_state')
    .select('products')
    .executeTakeFirstOrThrow();
  report(`seeded ${products} products in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** Reports 25, 50 and 75 per cent once each. */
export function reportQuarters(report: (percent: number) => void): (share: number) => void {
  let reported = 0;
  return (share) => {
    const quarter = Math.min(3, Math.floor(share * 4));
    if (quarter > reported) report(quarter * 25);
    reported = Math.max(reported, quarter);
  };
}

/** Changes with everything that a seeded row can depend on. */
async function seedFingerprint(directory: string): Promise<string> {
  const hash = createHash('sha256').update(
    await codeFingerprint(['catalogue-format/*.ts', 'seed/*.ts', 'store/fold.ts']),
  );
  const files = ['*.{json,jsonl}', 'files/*'].flatMap((name) => globSync(name, { cwd: directory }));
  for (const file of files.toSorted()) {
    hash.update(file).update(await readFile(path.join(directory, file)));
  }
  return hash.digest('hex');
}
