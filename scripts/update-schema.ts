// Refreshes the platform's published schemas from the npm packages that carry them.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildClientSchema, type IntrospectionQuery, printSchema } from 'graphql';

const publishedIn = {
  '2025-07': '@shopify/hydrogen-react@2025.7.2',
  '2026-04': '@shopify/hydrogen-react@2026.4.4',
};

for (const [version, packageName] of Object.entries(publishedIn)) {
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
  writeFileSync(new URL(`../sandbox/schema/${version}.graphql`, import.meta.url), `${sdl}\n`);
  rmSync(folder, { recursive: true });
  console.log(`${version}: ${sdl.split('\n').length} lines from ${packageName}`);
}
