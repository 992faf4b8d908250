import type { Logger } from 'pino';
import type { Newsletter, NewsletterParts } from '../../app/entry.server.tsx';
import type { NewsletterConfig } from '../config/config.ts';
import { connect } from './database.ts';
import { newsletterJobs } from './jobs.ts';
import { createMailer } from './mailer.ts';
import { createNewsletter } from './newsletter.ts';
import { createTokens } from './tokens.ts';
import { createVouchers } from './vouchers.ts';
import { countWaitingJobs } from './waiting-jobs.ts';
import { startWorker } from './worker.ts';

interface OpenNewsletter {
  newsletter: Newsletter;
  /** Does the jobs that follow from sign-ups, unless another process is there for them. */
  startJobs(parts: () => Promise<NewsletterParts>): void;
  /** How many jobs wait; not a number while the database does not answer. */
  waitingJobs(): Promise<number>;
  /** Whether the database answered when it was asked last. */
  isUp(): boolean;
  close(): Promise<void>;
}

/** Takes sign-ups, and knows the way to the database, the mail server and the Admin API. */
export function openNewsletter(config: NewsletterConfig, log: Logger): OpenNewsletter {
  const { publicOrigin, secret } = config;
  const connection = connect(config.databaseUrl);
  const { database } = connection;
  const tokens = createTokens(secret);
  const mailer = createMailer(config.smtpUrl, config.mailFrom);
  const vouchers = createVouchers(config.admin);
  let isUp = true;
  let worker: ReturnType<typeof startWorker> | null = null;
  return {
    newsletter: createNewsletter({
      connection,
      tokens,
      secret,
      log,
      onAnswer(answered) {
        isUp = answered;
      },
    }),
    startJobs(parts) {
      if (!config.worker) return;
      const tools = { database, tokens, mailer, vouchers, publicOrigin, parts };
      worker = startWorker({ connection, taskList: newsletterJobs(tools), log });
    },
    async waitingJobs() {
      const count = await countWaitingJobs(connection).catch(() => Number.NaN);
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
