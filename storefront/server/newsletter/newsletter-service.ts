import type { Logger } from 'pino';
import type { Newsletter, NewsletterParts } from '../../app/entry.server.tsx';
import { createAdminClient } from '../admin/admin-client.ts';
import type { NewsletterConfig } from '../config/config.ts';
import { connect } from './database.ts';
import { newsletterJobs } from './jobs.ts';
import { createMailer } from './mailer.ts';
import { createNewsletter } from './newsletter.ts';
import { countPendingJobs } from './pending-jobs.ts';
import { createTokens } from './tokens.ts';
import { createVouchers } from './vouchers.ts';
import { startWorker } from './worker.ts';

interface NewsletterService {
  newsletter: Newsletter;
  /** Runs the jobs in this process, unless a separate worker is configured. */
  startJobs(parts: () => Promise<NewsletterParts>): void;
  /** Number of pending jobs; NaN while the database is down. */
  pendingJobs(): Promise<number>;
  /** Whether the last database query succeeded. */
  isUp(): boolean;
  close(): Promise<void>;
}

/** Connects the newsletter to the database, the mail server and the Admin API. */
export function createNewsletterService(config: NewsletterConfig, log: Logger): NewsletterService {
  const { publicOrigin, secret } = config;
  const connection = connect(config.databaseUrl);
  const { database } = connection;
  const tokens = createTokens(secret);
  const mailer = createMailer(config.smtpUrl, config.mailFrom);
  const vouchers = createVouchers(createAdminClient(config.admin));
  let isUp = true;
  let worker: ReturnType<typeof startWorker> | null = null;
  return {
    newsletter: createNewsletter({
      connection,
      tokens,
      secret,
      log,
      onResponse(answered) {
        isUp = answered;
      },
    }),
    startJobs(parts) {
      if (!config.worker) return;
      const dependencies = { database, tokens, mailer, vouchers, publicOrigin, parts };
      worker = startWorker({ connection, taskList: newsletterJobs(dependencies), log });
    },
    async pendingJobs() {
      const count = await countPendingJobs(connection).catch(() => Number.NaN);
      isUp = !Number.isNaN(count);
      return count;
    },
    isUp: () => isUp,
    async close() {
      await worker?.stop();
      mailer.close();
      await database.destroy();
    },
  };
}
