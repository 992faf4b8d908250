import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { packageFile } from '../package-files.ts';
import type { Site } from './site.ts';

const assets = [
  { name: 'checkout.css', type: 'text/css; charset=utf-8' },
  { name: 'caret.svg', type: 'image/svg+xml' },
  { name: 'schibsted-grotesk.woff2', type: 'font/woff2' },
].map((asset) => ({ ...asset, file: packageFile('checkout/assets', asset.name) }));

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
