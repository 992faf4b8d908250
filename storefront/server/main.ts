import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { createRequestListener } from '@remix-run/node-fetch-server';
import { createRequestHandler, type ServerBuild } from 'react-router';
import type * as AppEntry from '../app/entry.server.tsx';
import { serveBuiltAssets } from './assets.ts';
import { ConfigError, readConfig } from './config.ts';
import { isForeignWrite } from './origin-check.ts';
import { createPlatformClient } from './platform-client.ts';

/** The application as Vite hands it over: built, or compiled on the fly in development. */
export type AppBuild = ServerBuild & { entry: { module: typeof AppEntry } };

async function start() {
  const config = readConfig(process.env);
  const development = process.argv.includes('--dev');
  const server = createServer();
  const app = development
    ? await (await import('./development.ts')).compileOnTheFly(server)
    : await serveBuiltAssets();
  const platform = createPlatformClient(config.platform);

  const listener = createRequestListener(
    async (request) => {
      if (isForeignWrite(request)) return new Response('foreign origin', { status: 403 });
      const build = await app.build();
      const context = build.entry.module.createRequestContext({
        platform,
        requestId: randomUUID(),
        publicOrigin: config.publicOrigin,
        checkoutHosts: config.checkoutHosts,
        accountUrl: config.accountUrl,
      });
      return createRequestHandler(build, development ? 'development' : 'production')(
        request,
        context,
      );
    },
    { trustProxy: config.trustProxy },
  );

  server.on('request', (request, response) => {
    app.assets(request, response, () => listener(request, response));
  });
  server.listen(config.port, config.host, () => {
    console.log(`storefront ready at ${config.publicOrigin}`);
  });

  const stop = async () => {
    server.close();
    server.closeIdleConnections();
    await app.close();
    // kept-alive connections would hold the process until they time out
    server.closeAllConnections();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

start().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
