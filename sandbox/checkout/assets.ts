import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Site } from './site.ts';

const folder = path.join(import.meta.dirname, 'assets');
const font = fileURLToPath(
  import.meta.resolve(
    '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
  ),
);

const assets = [
  {
    name: 'checkout.css',
    file: path.join(folder, 'checkout.css'),
    type: 'text/css; charset=utf-8',
  },
  { name: 'caret.svg', file: path.join(folder, 'caret.svg'), type: 'image/svg+xml' },
  { name: 'schibsted-grotesk.woff2', file: font, type: 'font/woff2' },
];

/** What the shop's own logo and favicon are called here. */
function shopAssets({ shop, filesDirectory }: Pick<Site, 'shop' | 'filesDirectory'>) {
  const files = { 'logo.svg': shop.logo, 'favicon.svg': shop.favicon };
  return Object.entries(files).flatMap(([name, file]) =>
    file ? [{ name, file: path.join(filesDirectory, file), type: 'image/svg+xml' }] : [],
  );
}

export async function assetRoutes(app: FastifyInstance, site: Site): Promise<void> {
  for (const { name, file, type } of [...assets, ...shopAssets(site)]) {
    const content = await readFile(file);
    app.get(`/_checkout/${name}`, (_request, reply) =>
      reply
        .header('Cache-Control', 'public, max-age=3600')
        .header('X-Content-Type-Options', 'nosniff')
        .type(type)
        .send(content),
    );
  }
}
