import type { Selectable } from 'kysely';
import type { Database } from './database.ts';
import { hashOf, type Tokens } from './tokens.ts';
import { addJob, type Transaction } from './transaction.ts';

const linkLifetimeMs = 48 * 3600_000;
/** At most one mail in this time, however often it is requested. */
const resendIntervalMs = 2 * 60_000;

/** The columns of a new confirmation link. */
export function createConfirmation(tokens: Tokens, subscriptionId: string, at: Date) {
  // tokens have a resolution of seconds
  const expiresAt = new Date(Math.ceil((at.getTime() + linkLifetimeMs) / 1000) * 1000);
  return {
    confirmation_hash: hashOf(tokens.sign('confirm', { subscriptionId, expiresAt })),
    confirmation_expires_at: expiresAt,
    mail_asked_at: at,
    changed_at: at,
  };
}

interface ConfirmationRequest {
  tokens: Tokens;
  at: Date;
  /** For a new sign-up after unsubscribing: earlier links are no longer valid. */
  isRenewal: boolean;
}

/** Queues the confirmation mail, unless one was queued just before. A recent link is reused. */
export async function queueConfirmationMail(
  trx: Transaction,
  row: Selectable<Database['newsletter.subscription']>,
  { tokens, at, isRenewal }: ConfirmationRequest,
): Promise<boolean> {
  const isExpired = row.confirmation_expires_at <= at;
  const isTooSoon = at.getTime() - row.mail_asked_at.getTime() < resendIntervalMs;
  if (!isRenewal && isTooSoon && !isExpired) return false;
  const isOld = row.confirmation_expires_at.getTime() - at.getTime() < linkLifetimeMs / 2;
  const link = isRenewal || isOld ? createConfirmation(tokens, row.id, at) : { mail_asked_at: at };
  await trx
    .updateTable('newsletter.subscription')
    .set({ ...link, status: 'pending', language: row.language, changed_at: at })
    .where('id', '=', row.id)
    .execute();
  await addJob(trx, 'newsletter_confirmation_mail', row.id);
  return true;
}
