import type { Newsletter } from '../../app/entry.server.tsx';
import { normaliseAddress } from './address.ts';
import { confirmSubscription } from './confirm.ts';
import { askForConfirmation, newConfirmation } from './confirmation-mail.ts';
import type { Connection } from './database.ts';
import { describeFailure } from './describe-failure.ts';
import { hashOf, type Tokens } from './tokens.ts';
import { addJob, findForUpdate, recordConsent, type Transaction } from './transaction.ts';

export interface NewsletterOptions {
  connection: Pick<Connection, 'database'>;
  tokens: Tokens;
  secret: string;
  now?: () => Date;
}

/** Every change and the jobs that follow from it are one transaction: what was acknowledged is not lost. */
export function createNewsletter(options: NewsletterOptions): Newsletter {
  const { connection, tokens, secret, now = () => new Date() } = options;
  const { database } = connection;

  return {
    signUp: ({ email, language, consentVersion }) =>
      orUnavailable(() =>
        inTransaction(async (trx) => {
          const address = normaliseAddress(email);
          const at = now();
          const consent = { event: 'given', text_version: consentVersion, language, at } as const;
          const id = crypto.randomUUID();
          const added = await trx
            .insertInto('newsletter.subscription')
            .values({
              id,
              address,
              language,
              status: 'pending',
              ...newConfirmation(tokens, id, at),
            })
            .onConflict((conflict) => conflict.column('address').doNothing())
            .returning('id')
            .executeTakeFirst();
          if (added) {
            await recordConsent(trx, { subscription_id: id, ...consent });
            await addJob(trx, 'newsletter_confirmation_mail', id);
            return 'sent';
          }
          const known = await findForUpdate(trx, 'address', address);
          // erased between the two statements: the visitor may try again
          if (!known) throw new Error('the address was erased meanwhile');
          if (known.status === 'confirmed') return 'alreadySubscribed';
          const asked = await askForConfirmation(
            trx,
            { ...known, language },
            { tokens, at, again: known.status === 'unsubscribed' },
          );
          if (asked) await recordConsent(trx, { subscription_id: known.id, ...consent });
          return 'sent';
        }),
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
        inTransaction(async (trx) => {
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
        inTransaction(async (trx) => {
          const token = tokens.read('confirm', text);
          const row = token && (await findForUpdate(trx, 'id', token.subscriptionId));
          if (!row || row.status === 'unsubscribed') return 'unknown';
          if (row.status === 'confirmed') return 'alreadyConfirmed';
          await askForConfirmation(trx, row, { tokens, at: now(), again: false });
          return 'sent';
        }),
      ),

    unsubscribe: (text) =>
      orUnavailable(() =>
        inTransaction(async (trx) => {
          const token = tokens.read('unsubscribe', text);
          if (!token) return 'unknown';
          const row = await findForUpdate(trx, 'id', token.subscriptionId);
          if (row) await withdraw(trx, row, now());
          return 'unsubscribed';
        }),
      ),
  };

  function inTransaction<Result>(work: (trx: Transaction) => Promise<Result>): Promise<Result> {
    return database.transaction().execute(work);
  }
}

type Subscription = Awaited<ReturnType<typeof findForUpdate>>;

function linkState(row: Subscription, token: string, now: Date) {
  if (!row || row.status === 'unsubscribed') return 'unknown';
  if (row.status === 'confirmed') return 'alreadyConfirmed';
  const current = row.confirmation_hash === hashOf(token) && row.confirmation_expires_at > now;
  return current ? 'ready' : 'expired';
}

/** Who never confirmed wants to be forgotten; who did is kept as proof that the consent has ended. */
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
  }
}

/** The page says the truth when the database does not answer. */
async function orUnavailable<Result>(work: () => Promise<Result>): Promise<Result | 'unavailable'> {
  try {
    return await work();
  } catch (error) {
    console.error(`newsletter: the database failed (${describeFailure(error)})`);
    return 'unavailable';
  }
}
