import type { Plugin } from 'vite';

/** React Router's module that every page loads in development; early-edits-plugin.test.ts fails when it is renamed. */
const refreshRuntime = /^\0virtual:react-router\/hmr-runtime$/;
const loadedEvent = 'shop:page-loaded';

/**
 * Hot updates need a hydrated page: before that React Router fails with "__reactRouterDataRouter is not defined", and an
 * edit made while the page's modules are loading reaches no client. Such pages are reloaded, so that no edit is lost.
 */
export function reloadOnEarlyEdits(): Plugin {
  let lastEdit = 0;
  return {
    name: 'reload-on-early-edits',
    apply: 'serve',
    configureServer(server) {
      server.ws.on(loadedEvent, ({ startedAt }: { startedAt: number }, client) => {
        if (lastEdit > startedAt) client.send({ type: 'full-reload' });
      });
    },
    hotUpdate() {
      lastEdit = Date.now();
    },
    transform: {
      filter: { id: refreshRuntime },
      handler: (code) => `${code}
        import.meta.hot.on('vite:beforeUpdate', () => {
          if (!window.__reactRouterDataRouter) location.reload();
        });
        import.meta.hot.send('${loadedEvent}', { startedAt: performance.timeOrigin });`,
    },
  };
}
