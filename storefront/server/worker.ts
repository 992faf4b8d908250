// The jobs of newsletter and declarations in a process of their own; the storefront then runs with NEWSLETTER_WORKER=false.
import { loadBuild } from './application/production.ts';
import { ConfigError, newsletterSecretsOf, readNewsletterConfig } from './config/config.ts';
import { createNewsletterService } from './newsletter/newsletter-service.ts';
import { createLog } from './operations/log.ts';

async function start() {
  const config = readNewsletterConfig({ ...process.env, NEWSLETTER_WORKER: 'true' });
  if (!config)
    throw new ConfigError(
      'NEWSLETTER_DATABASE_URL is not set: the newsletter worker has no jobs to run.',
    );
  const log = createLog({ level: 'info', secrets: newsletterSecretsOf(config) });
  const { jobParts } = (await loadBuild()).entry.module;
  const newsletter = createNewsletterService(config, log);
  newsletter.startJobs(async () => jobParts);
  log.info('newsletter worker ready');
  const shutDown = async () => {
    await newsletter.close();
    process.exit(0);
  };
  process.once('SIGINT', shutDown);
  process.once('SIGTERM', shutDown);
}

start().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
