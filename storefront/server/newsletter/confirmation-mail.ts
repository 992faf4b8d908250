import type { Selectable } from 'kysely';
import type { Database } from './database.ts';
import { hashOf, type Tokens } from './tokens.ts';
import { addJob, type Transaction } from './transaction.ts';

const linkLifetime = 48 * 3600_000;
/** Nobody's inbox fills up because somebody presses a button many times. */
const pauseBetweenMails = 2 * 60_000;

/** A fresh link for the mail that is asked for now. */
export function newConfirmation(tokens: Tokens, subscriptionId: string, at: Date) {
  // tokens count whole seconds
  const expiresAt = new Date(Math.ceil((at.getTime() + linkLifetime) / 1000) * 1000);
  return {
    confirmation_hash: hashOf(tokens.sign('confirm', { subscriptionId, expiresAt })),
    confirmation_expires_at: expiresAt,
    mail_asked_at: at,
    changed_at: at,
  };
}

interface Asking {
  tokens: Tokens;
  at: Date;
  /** After an end: whatever link or mail there was belongs to the subscription before. */
  again: boolean;
}

/** Has the confirmation mail sent, unless one has just been asked for. The link stays the same while it is young. */
export async function askForConfirmation(
  trx: Transaction,
  row: Selectable<Database['newsletter.subscription']>,
  { tokens, at, again }: Asking,
): Promise<boolean> {
  const expired = row.confirmation_expires_at <= at;
  const justAsked = at.getTime() - row.mail_asked_at.getTime() < pauseBetweenMails;
  if (!again && justAsked && !expired) return false;
  const old = row.confirmation_expires_at.getTime() - at.getTime() < linkLifetime / 2;
  const link = again || old ? newConfirmation(tokens, row.id, at) : { mail_asked_at: at };
  await trx
    .updateTable('newsletter.subscription')
    .set({ ...link, status: 'pending', language: row.language, changed_at: at })
    .where('id', '=', row.id)
    .execute();
  await addJob(trx, 'newsletter_confirmation_mail', row.id);
  return true;
}
