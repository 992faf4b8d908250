// The jobs of newsletter and declarations in a process of their own; the storefront then runs with NEWSLETTER_WORKER=false.
import { loadBuild } from './application/production.ts';
import { ConfigError, newsletterSecretsOf, readWorkerConfig } from './config/config.ts';
import { createNewsletterService } from './newsletter/newsletter-service.ts';
import { createHealth } from './operations/health.ts';
import { serveHealth } from './operations/health-server.ts';
import { createLog } from './operations/log.ts';
import { createMetrics } from './operations/metrics.ts';
import { serveMetrics } from './operations/metrics-server.ts';
import { recordQueueState } from './operations/queue-metrics.ts';

const silentMs = 30_000;
/** How often the probe learns whether jobs are run. */
const checkMs = 500;

async function start() {
  const { newsletter: config, host, healthPort, metricsPort } = readWorkerConfig(process.env);
  const log = createLog({ level: 'info', secrets: newsletterSecretsOf(config) });
  const { jobParts } = (await loadBuild()).entry.module;
  const newsletter = createNewsletterService(config, log);
  newsletter.startJobs(async () => jobParts);
  // ready while it holds its lease: not before its first connection to the database, and not after it was lost
  const health = createHealth([
    { name: 'newsletter', state: () => (newsletter.isWorking() ? 'up' : 'down') },
  ]);
  const checking = setInterval(
    () => health.setState(newsletter.isWorking() ? 'ready' : 'starting'),
    checkMs,
  );
  const healthServer =
    healthPort === undefined
      ? null
      : await serveHealth(health, { port: healthPort, host, silentMs });
  const metrics = createMetrics();
  const metricsServer =
    metricsPort === undefined
      ? null
      : serveMetrics({
          registry: metrics.registry,
          port: metricsPort,
          host,
          refresh: async () => recordQueueState(metrics, await newsletter.queueState()),
        });
  log.info('newsletter worker ready');
  const shutDown = async () => {
    clearInterval(checking);
    health.setState('draining');
    metricsServer?.close().closeAllConnections();
    await newsletter.close();
    await healthServer?.close();
    process.exit(0);
  };
  process.once('SIGINT', shutDown);
  process.once('SIGTERM', shutDown);
}

start().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
