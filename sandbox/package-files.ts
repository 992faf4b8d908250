import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Where schemas, styles and example shops lie: above the sources as well as above the compiled files. */
const packageDirectory = findPackage(import.meta.dirname);
const isCompiled = path.basename(import.meta.dirname) === 'dist';

export function packageFile(...parts: string[]): string {
  return path.join(packageDirectory, ...parts);
}

/** Changes with the code in these files; the compiled package cannot tell them apart, so there it is all code. */
export async function codeFingerprint(patterns: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  const wanted = isCompiled ? ['dist/*.js'] : patterns;
  const files = wanted.flatMap((pattern) => globSync(pattern, { cwd: packageDirectory }));
  for (const file of files.toSorted()) hash.update(file).update(await readFile(packageFile(file)));
  return hash.digest('hex');
}

function findPackage(directory: string): string {
  if (existsSync(path.join(directory, 'package.json'))) return directory;
  return findPackage(path.dirname(directory));
}
