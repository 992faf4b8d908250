import type { Logger } from 'pino';
import type { Restock, RestockLinkState } from '../../app/entry.server.tsx';
import type { Connection } from '../newsletter/database.ts';
import { describeError } from '../newsletter/describe-error.ts';
import { hashOf, type Tokens } from '../newsletter/tokens.ts';
import { inTransaction, queueJob, type Transaction } from '../newsletter/transaction.ts';
import { recordRequest } from './record-request.ts';
import type { RestockJob } from './restock-jobs.ts';

interface RestockOptions {
  connection: Pick<Connection, 'database'>;
  tokens: Tokens;
  log: Pick<Logger, 'error'>;
  /** Called after every operation: whether the database responded. */
  onResponse?: (answered: boolean) => void;
  now?: () => Date;
}

export interface RestockService extends Restock {
  /** The platform announced a change of this product's stock; null if it did not say which product. */
  stockChanged(productId: number | null): Promise<void>;
}

/** The platform may send a webhook before its API returns the change. */
const secondCheckMs = 10_000;
/** Before the mails: a variant that is sold out again must stop them. */
const checkPriority = -10;

/** Every change and its jobs are written in one transaction: an acknowledged request is never lost. */
export function createRestock(options: RestockOptions): RestockService {
  const { connection, tokens, log, onResponse, now = () => new Date() } = options;
  const { database } = connection;

  return {
    request: (request) =>
      orUnavailable(async () => {
        await inTransaction(database, (trx) => recordRequest(trx, request, { tokens, at: now() }));
        return 'sent' as const;
      }),

    look: (text) =>
      orUnavailable(async () => {
        const token = tokens.read('restock', text);
        const row = token && (await find(database, token.subscriptionId));
        return linkState(row, text, now());
      }),

    confirm: (text) =>
      orUnavailable(() =>
        inTransaction(database, async (trx) => {
          const token = tokens.read('restock', text);
          const row = token && (await findForUpdate(trx, token.subscriptionId));
          const state = linkState(row, text, now());
          if (!row || state !== 'ready') return state;
          await trx
            .updateTable('restock.request')
            .set({ status: 'waiting', confirmed_at: now() })
            .where('id', '=', row.id)
            .execute();
          // it may have been restocked since the request
          await queueCheck(trx, row.product_id);
          return 'confirmed';
        }),
      ),

    withdraw: (text) =>
      orUnavailable(async () => {
        const token = tokens.read('restock', text);
        if (!token) return 'unknown';
        await database
          .deleteFrom('restock.request')
          .where('id', '=', token.subscriptionId)
          .execute();
        return 'withdrawn';
      }),

    async stockChanged(productId) {
      await orUnavailable(() =>
        inTransaction(database, async (trx) => {
          const waiting = await trx
            .selectFrom('restock.request')
            .select('id')
            .where('status', '<>', 'pending')
            .$if(productId !== null, (all) => all.where('product_id', '=', String(productId)))
            .limit(1)
            .executeTakeFirst();
          if (!waiting) return;
          const product = productId === null ? null : String(productId);
          await queueCheck(trx, product);
          await queueCheck(trx, product, new Date(now().getTime() + secondCheckMs));
        }),
      );
    },
  };

  /** Database errors become 'unavailable', which the page shows. */
  async function orUnavailable<Result>(
    work: () => Promise<Result>,
  ): Promise<Result | 'unavailable'> {
    try {
      const result = await work();
      onResponse?.(true);
      return result;
    } catch (error) {
      onResponse?.(false);
      log.error(`restock: database query failed (${describeError(error)})`);
      return 'unavailable';
    }
  }
}

async function queueCheck(trx: Transaction, productId: string | null, runAt?: Date) {
  const name: RestockJob = 'restock_check';
  await queueJob(trx, {
    name,
    payload: productId === null ? {} : { productId },
    key: `${productId ?? 'all'}${runAt ? ' again' : ''}`,
    // one after the other, or an older answer of the platform could replace a newer one
    queue: name,
    priority: checkPriority,
    ...(runAt && { runAt }),
  });
}

function find(database: Connection['database'], id: string) {
  return database.selectFrom('restock.request').selectAll().where('id', '=', id).executeTakeFirst();
}

function findForUpdate(trx: Transaction, id: string) {
  return trx
    .selectFrom('restock.request')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

function linkState(
  row: Awaited<ReturnType<typeof find>> | null,
  token: string,
  now: Date,
): Exclude<RestockLinkState, 'unavailable'> {
  if (!row) return 'unknown';
  if (row.status !== 'pending') return 'confirmed';
  const isCurrent = row.confirmation_hash === hashOf(token) && row.confirmation_expires_at > now;
  return isCurrent ? 'ready' : 'expired';
}
