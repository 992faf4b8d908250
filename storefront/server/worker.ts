// The newsletter's jobs in a process of their own; the storefront then runs with NEWSLETTER_WORKER=false.
import { ConfigError } from './config.ts';
import { readNewsletterConfig } from './newsletter/config.ts';
import { startNewsletter } from './newsletter/start-newsletter.ts';
import { loadBuild } from './production.ts';

async function start() {
  const config = readNewsletterConfig({ ...process.env, NEWSLETTER_WORKER: 'true' });
  if (!config) throw new ConfigError('There is nothing to do: NEWSLETTER_DATABASE_URL is not set.');
  const { newsletterParts } = (await loadBuild()).entry.module;
  const running = startNewsletter(config, async () => newsletterParts);
  console.log('newsletter worker ready');
  const stop = async () => {
    await running.stop();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

start().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
