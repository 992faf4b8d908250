import path from 'node:path';
import { importArguments } from '../import/arguments.ts';
import { runImport as importInto } from '../import/run-import.ts';
import { importUsage } from './usage.ts';

/** Returns the exit code. */
export async function runImport([folder, ...args]: string[]): Promise<number> {
  const options = importArguments(args, process.cwd());
  if (!folder || !options) throw new Error(importUsage);
  const report = await importInto(path.resolve(folder), options);
  console.log(
    `${report.products} products, ${report.variants} variants, ${report.collections} collections, ${report.pictures} pictures in ${folder}`,
  );
  for (const url of report.missingPictures) console.error(`no picture at ${url}`);
  return 0;
}
