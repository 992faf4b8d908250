import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const sandbox = path.join(import.meta.dirname, '..');

/** Changes with everything that a made picture's pixels can depend on, besides its recipe. */
export function picturesRevision(): Promise<string> {
  return revisionOf(['files/**/*.ts', 'images/passes/**/*.{webp,png}']);
}

/** Changes with everything that a seeded row can depend on. */
export async function sourcesRevision(): Promise<string> {
  const rows = await revisionOf([
    'catalogue/**/*.ts',
    'seed/*.ts',
    'store/fold.ts',
    'images/*.webp',
  ]);
  return `${rows} ${await picturesRevision()}`;
}

async function revisionOf(patterns: string[]): Promise<string> {
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: sandbox })).toSorted();
  const hash = createHash('sha256');
  for (const file of files) {
    if (file.endsWith('.test.ts')) continue;
    hash.update(file).update(await readFile(path.join(sandbox, file)));
  }
  return hash.digest('hex');
}
