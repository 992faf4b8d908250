import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import type { AppBuild } from './main.ts';

/** Vite inside our own server: one port, one process, pages reloaded as files change. */
export async function compileOnTheFly(server: Server) {
  const vite = await createServer({
    root: fileURLToPath(new URL('..', import.meta.url)),
    server: { middlewareMode: true, hmr: { server } },
    appType: 'custom',
  });
  return {
    assets: vite.middlewares,
    build: async (): Promise<AppBuild> => {
      const build = await vite.ssrLoadModule('virtual:react-router/server-build');
      return build as AppBuild;
    },
    close: () => vite.close(),
  };
}
