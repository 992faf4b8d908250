import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import type { AppBuild } from './app-build.ts';

/** Vite inside our own server: one port, one process, pages reloaded as files change. */
export async function compileOnTheFly(server: Server) {
  const vite = await createServer({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    server: { middlewareMode: true, hmr: { server } },
    appType: 'custom',
  });
  const load = async () => {
    const loaded = await vite.ssrLoadModule('virtual:react-router/server-build');
    return loaded as AppBuild;
  };
  const { purgeTags } = (await load()).entry.module;
  return {
    assets: vite.middlewares,
    purgeTags,
    // a fresh one for every request, since files may have changed in between
    handler: async () => {
      const build = await load();
      return build.entry.module.createShopHandler(build, 'development');
    },
    newsletterParts: async () => (await load()).entry.module.newsletterParts,
    close: () => vite.close(),
  };
}
