import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import type { AppBuild } from './app-build.ts';

const clientFolder = fileURLToPath(new URL('../../build/client', import.meta.url));

export async function loadBuild(): Promise<AppBuild> {
  const buildFile = new URL('../../build/server/index.js', import.meta.url);
  return import(buildFile.href).catch((cause: unknown) => {
    throw new Error('No build found: run npm run build first.', { cause });
  });
}

/** Serves the production build. Files with a hash in their name are immutable, the others are revalidated. */
export async function serveBuild(headers: Record<string, string>) {
  const build = await loadBuild();
  const serveFile = sirv(clientFolder, {
    etag: true,
    // written by the build
    brotli: true,
    gzip: true,
    setHeaders(response, path) {
      const immutable = path.startsWith('/assets/');
      response.setHeader(
        'cache-control',
        immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    },
  });
  function assets(request: IncomingMessage, response: ServerResponse, next: () => void) {
    // files are small, and an invalid range (end before start) would crash the process
    delete request.headers.range;
    serveFile(request, response, next);
  }
  const { createShopHandler, purgeTags, changedAddresses, contentState, jobParts } =
    build.entry.module;
  const { claimsWithoutEvidence, countProducts, demoData, signInPage } = build.entry.module;
  const handle = createShopHandler(build, 'production');
  return {
    assets,
    purgeTags,
    changedAddresses,
    contentState,
    claimsWithoutEvidence,
    demoData,
    countProducts,
    signInPage,
    handler: async () => handle,
    jobParts: async () => jobParts,
    close: async () => {},
  };
}
