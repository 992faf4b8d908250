import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { recordFiles } from '../catalogue-format/record-files.ts';

type Kind = 'products' | 'collections';
const keyed = z.looseObject({ key: z.string() });

/**
 * Writes the records of an import over those of the last one. What somebody has edited or added since stays as it is:
 * the last import's own words are kept beside the directory's files to tell.
 */
export async function mergeRecords(
  directory: string,
  kind: Kind,
  imported: readonly { key: string }[],
): Promise<void> {
  const file = path.join(directory, `${recordFiles[kind]}.jsonl`);
  const lastFile = path.join(directory, '.import', `${recordFiles[kind]}.jsonl`);
  const [current, last] = await Promise.all([readLines(file), readLines(lastFile)]);
  const kept = [...current].filter(([key, line]) => last.get(key) !== line);
  const lines = new Map(imported.map((record) => [record.key, JSON.stringify(record)]));
  await writeFile(lastFile, text(lines.values()));
  await writeFile(file, text(new Map([...lines, ...kept]).values()));
}

function text(lines: Iterable<string>): string {
  return [...lines].map((line) => `${line}\n`).join('');
}

/** By key; none where there is no file. */
async function readLines(file: string): Promise<Map<string, string>> {
  const content = await readFile(file, 'utf8').catch(() => '');
  const lines = content.split('\n').filter((line) => line !== '');
  return new Map(lines.map((line) => [keyed.parse(JSON.parse(line)).key, line]));
}
