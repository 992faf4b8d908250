import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import type { AppBuild } from './main.ts';

const clientFolder = fileURLToPath(new URL('../build/client', import.meta.url));

/** The production build: files with a hash in their name never change, the rest is asked for again. */
export async function serveBuiltAssets() {
  const buildFile = new URL('../build/server/index.js', import.meta.url);
  const build: AppBuild = await import(buildFile.href).catch((cause: unknown) => {
    throw new Error('There is no build yet: run npm run build first.', { cause });
  });
  const assets = sirv(clientFolder, {
    etag: true,
    setHeaders(response, path) {
      const immutable = path.startsWith('/assets/');
      response.setHeader(
        'cache-control',
        immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
  return { assets, build: async () => build, close: async () => {} };
}
