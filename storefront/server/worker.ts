// The newsletter's jobs in a process of their own; the storefront then runs with NEWSLETTER_WORKER=false.
import { loadBuild } from './application/production.ts';
import { ConfigError, newsletterSecretsOf, readNewsletterConfig } from './config/config.ts';
import { openNewsletter } from './newsletter/open-newsletter.ts';
import { createLog } from './operations/log.ts';

async function start() {
  const config = readNewsletterConfig({ ...process.env, NEWSLETTER_WORKER: 'true' });
  if (!config) throw new ConfigError('There is nothing to do: NEWSLETTER_DATABASE_URL is not set.');
  const log = createLog({ level: 'info', secrets: newsletterSecretsOf(config) });
  const { newsletterParts } = (await loadBuild()).entry.module;
  const newsletter = openNewsletter(config, log);
  newsletter.startJobs(async () => newsletterParts);
  log.info('newsletter worker ready');
  const stop = async () => {
    await newsletter.close();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

start().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
