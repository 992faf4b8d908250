import type { Logger } from 'pino';
import type { Declarations, JobParts, Newsletter } from '../../app/entry.server.tsx';
import { createAdminClient } from '../admin/admin-client.ts';
import type { NewsletterConfig } from '../config/config.ts';
import { declarationJobs } from '../declarations/declaration-jobs.ts';
import { createDeclarations } from '../declarations/declarations.ts';
import { createTargets } from '../measurement/create-targets.ts';
import { purchaseOf } from '../measurement/purchase.ts';
import { purchaseJobs, storePurchase } from '../measurement/purchases.ts';
import { createPlatformPrices } from '../prices/platform-prices.ts';
import { priceJobs } from '../prices/price-jobs.ts';
import { priceMarkets } from '../prices/price-markets.ts';
import { createPrices, type Prices } from '../prices/prices.ts';
import { createRestock, type RestockService } from '../restock/restock.ts';
import { restockJobs } from '../restock/restock-jobs.ts';
import { createVariantStock } from '../restock/variant-stock.ts';
import { createEmailService } from './create-email-service.ts';
import { connect } from './database.ts';
import { newsletterJobs } from './jobs.ts';
import { createMailer } from './mailer.ts';
import { createNewsletter } from './newsletter.ts';
import { type QueueState, readQueueState } from './pending-jobs.ts';
import { createTokens } from './tokens.ts';
import { createVouchers } from './vouchers.ts';
import { startWorker } from './worker.ts';

interface NewsletterService {
  newsletter: Newsletter;
  /** Withdrawals and cancellations: they share database, mail server and worker with the newsletter. */
  declarations: Declarations;
  /** Mails about sold-out variants; likewise. */
  restock: RestockService;
  /** Null unless purchases are measured. */
  measured: {
    /** Resolves when the order is stored, false for one whose buyer has not consented; rejects while the database is down. */
    store(order: unknown): Promise<boolean>;
  } | null;
  /** Null unless prices are recorded. */
  prices: Prices | null;
  /** Runs the jobs in this process, unless a separate worker is configured. */
  startJobs(parts: () => Promise<JobParts>): void;
  /** Null while the database is down. */
  queueState(): Promise<QueueState | null>;
  /** Whether this process runs jobs, and holds its lease to do so. */
  isWorking(): boolean;
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
  const emailService = config.emailService && createEmailService(config.emailService);
  const pooledMailer = createMailer(config.smtpUrl, config.mailFrom, { pooled: true });
  const admin = createAdminClient(config.admin);
  const targets = config.measurement ? createTargets(config.measurement) : [];
  let isUp = true;
  let worker: ReturnType<typeof startWorker> | null = null;
  const onResponse = (answered: boolean) => {
    isUp = answered;
  };
  return {
    newsletter: createNewsletter({ connection, tokens, secret, log, onResponse }),
    declarations: createDeclarations({ connection, log, onResponse }),
    restock: createRestock({ connection, tokens, log, onResponse }),
    prices: config.prices && createPrices({ connection, log }),
    measured: config.measurement && {
      async store(order) {
        const purchase = purchaseOf(order, publicOrigin);
        if (purchase) await storePurchase(database, purchase, targets);
        return purchase !== null;
      },
    },
    startJobs(parts) {
      if (!config.worker) return;
      const shared = { database, mailer, publicOrigin };
      const vouchers = createVouchers(admin);
      const stock = createVariantStock(admin);
      const recorded = config.prices;
      const taskList = {
        ...newsletterJobs({
          ...shared,
          tokens,
          vouchers,
          emailService,
          parts: async () => (await parts()).newsletter,
        }),
        ...declarationJobs({ ...shared, parts: async () => (await parts()).declarations }),
        ...restockJobs({
          ...shared,
          mailer: pooledMailer,
          tokens,
          stock,
          parts: async () => (await parts()).restock,
        }),
        ...(targets.length > 0 && purchaseJobs(database, targets)),
        ...(recorded &&
          priceJobs({
            database,
            platform: createPlatformPrices(admin),
            currency: async () => (await parts()).prices.currency,
            markets: async () => {
              const { countries, markets } = (await parts()).prices;
              return priceMarkets({
                homeCountry: recorded.country,
                countries,
                markets: recorded.markets ?? markets,
              });
            },
          })),
      };
      worker = startWorker({ connection, taskList, log });
    },
    async queueState() {
      const state = await readQueueState(connection).catch(() => null);
      isUp = state !== null;
      return state;
    },
    isWorking: () => worker?.isWorking() ?? false,
    isUp: () => isUp,
    async close() {
      await worker?.stop();
      mailer.close();
      pooledMailer.close();
      await database.destroy();
    },
  };
}
