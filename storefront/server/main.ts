import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { type ClientAddress, createRequestListener } from '@remix-run/node-fetch-server';
import { ConfigError, readConfig } from './config.ts';
import { readNewsletterConfig } from './newsletter/config.ts';
import { startNewsletter } from './newsletter/start-newsletter.ts';
import { isForeignWrite } from './origin-check.ts';
import { createPlatformClient } from './platform-client.ts';
import { serveBuild } from './production.ts';

async function start() {
  const config = readConfig(process.env);
  const newsletterConfig = readNewsletterConfig(process.env);
  const development = process.argv.includes('--dev');
  const server = createServer();
  const app = development
    ? await (await import('./development.ts')).compileOnTheFly(server)
    : await serveBuild();
  const platform = createPlatformClient(config.platform);

  const mails = newsletterConfig && startNewsletter(newsletterConfig, app.newsletterParts);
  const listener = createRequestListener(
    async (request: Request, client: ClientAddress) => {
      if (isForeignWrite(request)) return new Response('foreign origin', { status: 403 });
      const handle = await app.handler();
      return handle(request, {
        platform,
        requestId: randomUUID(),
        publicOrigin: config.publicOrigin,
        checkoutHosts: config.checkoutHosts,
        accountUrl: config.accountUrl,
        sessionSecret: config.sessionSecret,
        clientAddress: client.address,
        newsletter: mails?.newsletter ?? null,
      });
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
    await mails?.stop();
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
