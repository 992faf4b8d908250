import type { Logger } from 'pino';
import type { Newsletter } from '../../app/entry.server.tsx';
import { normaliseAddress } from './address.ts';
import { confirmSubscription } from './confirm.ts';
import { queueConfirmationMail } from './confirmation-mail.ts';
import type { Connection } from './database.ts';
import { describeError } from './describe-error.ts';
import { recordSignUp } from './sign-up.ts';
import { hashOf, type Tokens } from './tokens.ts';
import {
  addJob,
  findForUpdate,
  inTransaction,
  recordConsent,
  type Transaction,
} from './transaction.ts';

export interface NewsletterOptions {
  connection: Pick<Connection, 'database'>;
  tokens: Tokens;
  secret: string;
  log: Pick<Logger, 'error'>;
  /** Called after every operation: whether the database responded. */
  onResponse?: (answered: boolean) => void;
  now?: () => Date;
}

/** Every change and its jobs are written in one transaction: an acknowledged sign-up is never lost. */
export function createNewsletter(options: NewsletterOptions): Newsletter {
  const { connection, tokens, secret, log, onResponse, now = () => new Date() } = options;
  const { database } = connection;

  return {
    signUp: (signUp) =>
      orUnavailable(() =>
        inTransaction(database, (trx) => recordSignUp(trx, signUp, { tokens, at: now() })),
      ),

    look: (text) =>
      orUnavailable(async () => {
        const token = tokens.read('confirm', text);
        if (!token) return 'unknown';
        const row = await database
          .selectFrom('newsletter.subscription')
          .selectAll()
          .where('id', '=', token.subscriptionId)
          .executeTakeFirst();
        return linkState(row, text, now());
      }),

    confirm: (text) =>
      orUnavailable(() =>
        inTransaction(database, async (trx) => {
          const token = tokens.read('confirm', text);
          if (!token) return 'unknown';
          const row = await findForUpdate(trx, 'id', token.subscriptionId);
          const state = linkState(row, text, now());
          if (!row || state !== 'ready') return state === 'ready' ? 'unknown' : state;
          return confirmSubscription(trx, row, { secret, at: now() });
        }),
      ),

    resend: (text) =>
      orUnavailable(() =>
        inTransaction(database, async (trx) => {
          const token = tokens.read('confirm', text);
          const row = token && (await findForUpdate(trx, 'id', token.subscriptionId));
          if (!row || row.status === 'unsubscribed') return 'unknown';
          if (row.status === 'confirmed') return 'alreadyConfirmed';
          await queueConfirmationMail(trx, row, { tokens, at: now(), isRenewal: false });
          return 'sent';
        }),
      ),

    unsubscribe: (text) =>
      orUnavailable(() =>
        inTransaction(database, async (trx) => {
          const token = tokens.read('unsubscribe', text);
          if (!token) return 'unknown';
          const row = await findForUpdate(trx, 'id', token.subscriptionId);
          if (row) await withdraw(trx, row, now());
          return 'unsubscribed';
        }),
      ),

    isSubscribed: (email) =>
      orUnavailable(async () => {
        const row = await database
          .selectFrom('newsletter.subscription')
          .select('status')
          .where('address', '=', normaliseAddress(email))
          .executeTakeFirst();
        return row?.status === 'confirmed';
      }),

    unsubscribeAddress: (email) =>
      orUnavailable(() =>
        inTransaction(database, async (trx) => {
          const row = await findForUpdate(trx, 'address', normaliseAddress(email));
          if (row) await withdraw(trx, row, now());
          return 'unsubscribed' as const;
        }),
      ),
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
      log.error(`newsletter: database query failed (${describeError(error)})`);
      return 'unavailable';
    }
  }
}

type Subscription = Awaited<ReturnType<typeof findForUpdate>>;

function linkState(row: Subscription, token: string, now: Date) {
  if (!row || row.status === 'unsubscribed') return 'unknown';
  if (row.status === 'confirmed') return 'alreadyConfirmed';
  const current = row.confirmation_hash === hashOf(token) && row.confirmation_expires_at > now;
  return current ? 'ready' : 'expired';
}

/** Deletes an unconfirmed subscription; a confirmed one is kept as proof that consent was withdrawn. */
async function withdraw(trx: Transaction, row: NonNullable<Subscription>, at: Date): Promise<void> {
  const { id, status, language } = row;
  if (status === 'pending') {
    await trx.deleteFrom('newsletter.subscription').where('id', '=', id).execute();
  } else if (status === 'confirmed') {
    await trx
      .updateTable('newsletter.subscription')
      .set({ status: 'unsubscribed', changed_at: at })
      .where('id', '=', id)
      .execute();
    const event = 'withdrawn';
    await recordConsent(trx, { subscription_id: id, event, text_version: null, language, at });
    await addJob(trx, 'newsletter_email_service', id);
  }
}
