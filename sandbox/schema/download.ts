import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { buildClientSchema, printSchema } from 'graphql';
import type { ApiVersion } from './api-version.ts';
import { publishedIn, type SchemaPackage } from './packages.ts';

export interface WantedSchema {
  version: ApiVersion;
  api: 'storefront' | 'admin' | 'customer';
  /** Where it is written. */
  file: URL;
}

/**
 * Writes published schemas as SDL. Their packages are downloaded here and are no dependency: one of them installs a
 * whole command line.
 */
export function downloadSchemas(wanted: readonly WantedSchema[]): void {
  const folder = mkdtempSync(join(tmpdir(), 'schema-'));
  try {
    const bySource = Map.groupBy(wanted, ({ version, api }) => publishedIn[version][api]);
    for (const [source, schemas] of bySource) {
      if (!source) throw new Error('no package contains this schema');
      const contents = unpack(source, folder);
      for (const schema of schemas) write(schema, contents);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function write({ version, api, file }: WantedSchema, contents: string): void {
  const sdl = sdlIn(contents, `${api === 'storefront' ? 'storefront-graphql' : api}_${version}`);
  mkdirSync(new URL('./', file), { recursive: true });
  // several processes may need it at the same time
  const partial = new URL(`${file.href}.${process.pid}`);
  // the Admin API's has more than 2 MB a version
  writeFileSync(partial, api === 'storefront' ? `${sdl}\n` : gzipSync(sdl, { level: 9 }));
  renameSync(partial, file);
}

function unpack({ name, integrity }: SchemaPackage, folder: string): string {
  const archive = execFileSync('npm', ['pack', '--silent', '--pack-destination', folder, name], { cwd: folder, encoding: 'utf8' });
  const path = join(folder, archive.trim());
  verify(name, readFileSync(path), integrity);
  const contents = join(folder, name);
  mkdirSync(contents, { recursive: true });
  execFileSync('tar', ['xzf', path, '-C', contents]);
  return join(contents, 'package');
}

export function verify(name: string, archive: Buffer, integrity: string): void {
  const actual = `sha512-${createHash('sha512').update(archive).digest('base64')}`;
  if (actual !== integrity) throw new Error(`${name} is ${actual}, expected ${integrity}`);
}

/** One package has the schemas of all versions, compressed; the other that of its own version. */
function sdlIn(contents: string, name: string): string {
  const compressed = join(contents, `dist/data/${name}.json.gz`);
  const introspection = JSON.parse(
    existsSync(compressed)
      ? gunzipSync(readFileSync(compressed)).toString()
      : readFileSync(join(contents, 'storefront.schema.json'), 'utf8'),
  );
  return printSchema(buildClientSchema(introspection.data ?? introspection));
}
