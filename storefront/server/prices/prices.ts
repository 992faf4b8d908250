import type { Logger } from 'pino';
import type { Connection } from '../newsletter/database.ts';
import { describeError } from '../newsletter/describe-error.ts';
import { inTransaction, queueJob } from '../newsletter/transaction.ts';
import type { ChangedPrices, PriceJob } from './price-jobs.ts';

/** The platform may send a webhook before its API returns the change. */
const secondCheckMs = 10_000;
export const priceQueue = 'prices';

export interface Prices {
  /** A webhook told of a product; its prices are stored before the promise resolves. */
  changed(prices: ChangedPrices): Promise<void>;
}

/** Queues what webhooks tell of prices: nodes only write it down, the worker records it. */
export function createPrices({
  connection: { database },
  log,
  now = () => new Date(),
}: {
  connection: Pick<Connection, 'database'>;
  log: Pick<Logger, 'error'>;
  now?: () => Date;
}): Prices {
  const jobs = { changed: 'prices_changed', check: 'prices_check' } satisfies Record<
    string,
    PriceJob
  >;
  return {
    async changed(prices) {
      const { productId, variants } = prices;
      const newest = variants
        .map(({ changedAt }) => changedAt)
        .toSorted()
        .at(-1);
      try {
        await inTransaction(database, async (trx) => {
          await queueJob(trx, {
            name: jobs.changed,
            payload: prices,
            key: `${productId} ${newest}`,
            queue: priceQueue,
          });
          await queueJob(trx, {
            name: jobs.check,
            payload: { productId },
            key: productId,
            queue: priceQueue,
            runAt: new Date(now().getTime() + secondCheckMs),
          });
        });
      } catch (error) {
        // the daily check finds the change
        log.error(`prices: database query failed (${describeError(error)})`);
      }
    },
  };
}
