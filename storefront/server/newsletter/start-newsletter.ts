import type { Newsletter, NewsletterParts } from '../../app/entry.server.tsx';
import type { NewsletterConfig } from './config.ts';
import { connect } from './database.ts';
import { newsletterJobs } from './jobs.ts';
import { createMailer } from './mailer.ts';
import { createNewsletter } from './newsletter.ts';
import { createTokens } from './tokens.ts';
import { createVouchers } from './vouchers.ts';
import { startWorker } from './worker.ts';

interface RunningNewsletter {
  newsletter: Newsletter;
  stop(): Promise<void>;
}

/** Takes sign-ups, and does the jobs that follow unless another process is there for them. */
export function startNewsletter(
  config: NewsletterConfig,
  parts: () => Promise<NewsletterParts>,
): RunningNewsletter {
  const connection = connect(config.databaseUrl);
  const { database } = connection;
  const tokens = createTokens(config.secret);
  const mailer = createMailer(config.smtpUrl, config.mailFrom);
  const vouchers = createVouchers(config.admin);
  const { publicOrigin } = config;
  const worker = config.worker
    ? startWorker({
        connection,
        taskList: newsletterJobs({ database, tokens, mailer, vouchers, publicOrigin, parts }),
      })
    : null;
  return {
    newsletter: createNewsletter({ connection, tokens, secret: config.secret }),
    async stop() {
      await worker?.stop();
      mailer.close();
      await database.destroy();
    },
  };
}
