// Refreshes the platform's published schemas from the npm packages that contain them. One of them installs a whole
// command line, so they are downloaded here and are no dependency.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { buildClientSchema, printSchema } from 'graphql';
import { pruneSchema } from './operations/prune-schema.ts';

const newer = '@shopify/dev-mcp@1.16.0';
const publishedIn = {
  '2025-07': { storefront: '@shopify/hydrogen-react@2025.7.2', admin: null },
  '2025-10': { storefront: '@shopify/hydrogen-react@2025.10.0', admin: newer },
  '2026-01': { storefront: '@shopify/hydrogen-react@2026.1.2', admin: newer },
  '2026-04': { storefront: '@shopify/hydrogen-react@2026.4.4', admin: newer },
  '2026-07': { storefront: newer, admin: newer },
  '2026-10': { storefront: newer, admin: newer },
};

const folder = mkdtempSync(join(tmpdir(), 'schema-'));
for (const [version, { storefront, admin }] of Object.entries(publishedIn)) {
  write(`${version}.graphql`, readSchema(storefront, `storefront-graphql_${version}`));
  if (admin) write(`admin/${version}.graphql`, pruneSchema(readSchema(admin, `admin_${version}`)));
  console.log(`${version}: ${storefront}${admin ? `, ${admin}` : ''}`);
}
rmSync(folder, { recursive: true });

function readSchema(packageName: string, name: string): string {
  const contents = join(unpack(packageName), 'package');
  const text = packageName.startsWith('@shopify/hydrogen-react')
    ? readFileSync(join(contents, 'storefront.schema.json'))
    : gunzipSync(readFileSync(join(contents, `dist/data/${name}.json.gz`)));
  const introspection = JSON.parse(text.toString());
  return printSchema(buildClientSchema(introspection.data ?? introspection));
}

function unpack(packageName: string): string {
  const target = join(folder, packageName);
  if (mkdirSync(target, { recursive: true })) {
    const archive = execFileSync('npm', ['pack', '--silent', packageName], { cwd: folder });
    execFileSync('tar', ['xzf', archive.toString().trim(), '-C', target], { cwd: folder });
  }
  return target;
}

function write(name: string, sdl: string) {
  writeFileSync(new URL(`../sandbox/schema/${name}`, import.meta.url), `${sdl}\n`);
}
