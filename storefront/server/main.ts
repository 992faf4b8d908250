import { serveBuild } from './application/production.ts';
import { ConfigError, readConfig, secretsOf } from './config/config.ts';
import { claimProblem, demoProblem } from './config/production-rules.ts';
import { createHttpServer } from './http/create-server.ts';
import { serveHealth } from './operations/health-server.ts';
import { createLog, writePretty } from './operations/log.ts';
import { serveMetrics } from './operations/metrics-server.ts';
import { drain } from './operations/shutdown.ts';
import { createStorefront } from './storefront.ts';

/** Longer than any overload: the process is to be replaced. */
const silentMs = 30_000;

async function start() {
  const config = readConfig(process.env);
  const isDevelopment = process.argv.includes('--dev');
  const log = createLog({
    level: config.logLevel,
    ...(isDevelopment && { write: writePretty }),
    secrets: secretsOf(config),
  });
  const server = createHttpServer();
  const storefront = await createStorefront({ config, log, hasCsp: !isDevelopment });
  const app = isDevelopment
    ? await (await import('./application/development.ts')).serveWithVite(server)
    : await serveBuild(storefront.fileHeaders);
  const problems = [
    claimProblem(config, app.claimsWithoutEvidence),
    demoProblem(config, app.demoData),
  ].filter((problem) => problem !== null);
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  const listener = storefront.createListener(app);
  storefront.startJobs(app);

  server.on('request', (request, response) => {
    app.assets(request, response, () => listener(request, response));
  });
  const metricsServer =
    config.metricsPort === undefined
      ? null
      : serveMetrics({
          registry: storefront.metrics.registry,
          refresh: storefront.refreshMetrics,
          port: config.metricsPort,
          host: config.host,
        });
  const { healthPort: port, host } = config;
  const healthServer =
    port === undefined ? null : await serveHealth(storefront.health, { port, host, silentMs });
  server.listen(config.port, config.host, async () => {
    await storefront.checkPlatform();
    void storefront.countProducts(app);
    if (storefront.health.isDraining()) return;
    storefront.health.setState('ready');
    log.info({ stage: config.stage }, `storefront ready at ${config.publicOrigin}`);
  });

  const shutDown = async () => {
    storefront.health.setState('draining');
    await drain({ server, ...config.shutdown });
    metricsServer?.close().closeAllConnections();
    await healthServer?.close();
    await app.close();
    await storefront.close();
    process.exit(0);
  };
  process.once('uncaughtException', async (error) => {
    await storefront.reportFatalError(error);
    process.exit(1);
  });
  process.once('SIGINT', shutDown);
  process.once('SIGTERM', shutDown);
}

start().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
