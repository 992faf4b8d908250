import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const manifestSchema = z.object({ name: z.string(), version: z.string(), license: z.string() });
const packagePath = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/** The licences of all packages that these modules are part of, as they ask for it. */
export async function thirdPartyLicences(modules: readonly string[]): Promise<string> {
  const folders = new Set(modules.flatMap((file) => packagePath.exec(file)?.[1] ?? []));
  const entries = await Promise.all([...folders].map(licenceOf));
  return entries.toSorted().join(`\n${'-'.repeat(80)}\n\n`);
}

async function licenceOf(folder: string): Promise<string> {
  const manifest = manifestSchema.parse(
    JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')),
  );
  const [file] = globSync('{LICENSE,LICENCE,license,License}*', { cwd: folder }).toSorted();
  const text = file ? await readFile(path.join(folder, file), 'utf8') : '';
  return `${manifest.name} ${manifest.version} (${manifest.license})\n\n${text.trim()}\n`;
}
