import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import type { AppBuild } from './app-build.ts';

/** Vite as middleware of our own server: one port, one process, hot module replacement. */
export async function serveWithVite(server: Server) {
  const vite = await createServer({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    server: { middlewareMode: true, hmr: { server } },
    appType: 'custom',
  });
  const load = async () => {
    const loaded = await vite.ssrLoadModule('virtual:react-router/server-build');
    return loaded as AppBuild;
  };
  const { purgeTags, changedAddresses } = (await load()).entry.module;
  return {
    assets: vite.middlewares,
    purgeTags,
    changedAddresses,
    // loaded for every request, since files may have changed
    handler: async () => {
      const build = await load();
      return build.entry.module.createShopHandler(build, 'development');
    },
    newsletterParts: async () => (await load()).entry.module.newsletterParts,
    close: () => vite.close(),
  };
}
