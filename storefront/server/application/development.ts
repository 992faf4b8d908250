import { globSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { shopKey } from '../../shop-folder.ts';
import type { AppBuild } from './app-build.ts';
import { keepTransforms } from './transform-cache.ts';

const storefront = new URL('../../', import.meta.url);

/** What every transform depends on: plugins with their settings, routes, and the versions of packages. */
function readInputs(): string[] {
  const files = [
    '*.ts',
    'app/{routes,route-table}.ts',
    'app/framework/*.ts',
    '../package-lock.json',
  ];
  return globSync(files, { cwd: storefront })
    .sort()
    .map((file) => readFileSync(new URL(file, storefront), 'utf8'));
}

/** Vite as middleware of our own server: one port, one process, hot module replacement. */
export async function serveWithVite(server: Server) {
  const vite = await createServer({
    root: fileURLToPath(storefront),
    server: { middlewareMode: true, hmr: { server } },
    appType: 'custom',
  });
  keepTransforms(vite.environments.ssr, [shopKey, ...readInputs()]);
  const load = async () => {
    const loaded = await vite.ssrLoadModule('virtual:react-router/server-build');
    return loaded as AppBuild;
  };
  const { purgeTags, changedAddresses, contentState, countProducts } = (await load()).entry.module;
  const { claimsWithoutEvidence, demoData, signInPage } = (await load()).entry.module;
  await sandboxReady();
  return {
    assets: vite.middlewares,
    purgeTags,
    changedAddresses,
    contentState,
    claimsWithoutEvidence,
    demoData,
    countProducts,
    signInPage,
    // loaded for every request, since files may have changed
    handler: async () => {
      const build = await load();
      return build.entry.module.createShopHandler(build, 'development');
    },
    jobParts: async () => (await load()).entry.module.jobParts,
    close: () => vite.close(),
  };
}

/**
 * `npm run dev` names the sandbox's health check: pages rendered before it has its catalogue would be incomplete, and
 * cached. The application is loaded meanwhile.
 */
async function sandboxReady(): Promise<void> {
  const { SANDBOX_HEALTH_URL: url } = process.env;
  const isReady = (address: string) =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
  while (url && !(await isReady(url))) await wait(100);
}
