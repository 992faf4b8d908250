// Refreshes the platform's published schemas from the npm packages that carry them. Arguments name versions to add.
import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buildClientSchema, type IntrospectionQuery, printSchema } from 'graphql';

const folderOfSchemas = new URL('../sandbox/schema/', import.meta.url);
const committed = globSync('*.graphql', { cwd: folderOfSchemas.pathname });
const versions = new Set([
  ...committed.map((file) => basename(file, '.graphql')),
  ...process.argv.slice(2),
]);

for (const version of versions) {
  // 2025-07 is published in the newest 2025.7.x
  const packageName = `@shopify/hydrogen-react@${version.replace('-0', '.').replace('-', '.')}`;
  const folder = mkdtempSync(join(tmpdir(), 'schema-'));
  const archive = execFileSync('npm', ['pack', '--silent', packageName], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();
  execFileSync('tar', ['xzf', archive], { cwd: folder });
  const introspection: IntrospectionQuery = JSON.parse(
    readFileSync(join(folder, 'package/storefront.schema.json'), 'utf8'),
  );
  const sdl = printSchema(buildClientSchema(introspection));
  writeFileSync(new URL(`${version}.graphql`, folderOfSchemas), `${sdl}\n`);
  rmSync(folder, { recursive: true });
  console.log(`${version}: ${sdl.split('\n').length} lines from ${packageName}`);
}
