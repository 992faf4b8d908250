import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { expect, test } from 'vitest';
import { reloadOnEarlyEdits } from './early-edits-plugin.ts';

const storefront = fileURLToPath(new URL('../../', import.meta.url));

test('React Router still has the module that pages load first, and it reports a loaded page', {
  timeout: 60_000,
}, async () => {
  const vite = await createServer({
    root: storefront,
    configFile: `${storefront}vite.config.ts`,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  const runtime = await vite.transformRequest('virtual:react-router/hmr-runtime');
  await vite.close();
  expect(runtime?.code).toContain('__reactRouterDataRouter.revalidate()');
  expect(runtime?.code).toContain('import.meta.hot.send("shop:page-loaded"');
});

test('a page that was requested before the last edit is reloaded, a newer one is not', async () => {
  const plugin = reloadOnEarlyEdits();
  const listeners = new Map<string, (data: unknown, client: unknown) => void>();
  const ws = { on: (event: string, listener: () => void) => listeners.set(event, listener) };
  const { configureServer, hotUpdate } = plugin;
  if (typeof configureServer !== 'function' || typeof hotUpdate !== 'function') {
    throw new Error('the plugin has other hooks');
  }
  await Reflect.apply(configureServer, null, [{ ws }]);
  const messagesFor = (startedAt: number) => {
    const messages: unknown[] = [];
    const client = { send: (message: unknown) => messages.push(message) };
    listeners.get('shop:page-loaded')?.({ startedAt }, client);
    return messages;
  };
  const beforeEdit = Date.now() - 1;
  expect(messagesFor(beforeEdit)).toEqual([]);
  Reflect.apply(hotUpdate, null, []);
  expect(messagesFor(beforeEdit)).toEqual([{ type: 'full-reload' }]);
  expect(messagesFor(Date.now() + 1)).toEqual([]);
});
