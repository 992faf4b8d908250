import type { Newsletter } from '../../app/entry.server.tsx';
import { normaliseAddress } from './address.ts';
import { createConfirmation, queueConfirmationMail } from './confirmation-mail.ts';
import type { Tokens } from './tokens.ts';
import { addJob, findForUpdate, recordConsent, type Transaction } from './transaction.ts';

/** Stores a new address and queues its confirmation mail; a known one gets another mail unless it is confirmed. */
export async function recordSignUp(
  trx: Transaction,
  { email, language, consentVersion }: Parameters<Newsletter['signUp']>[0],
  { tokens, at }: { tokens: Tokens; at: Date },
): Promise<'sent' | 'alreadySubscribed'> {
  const address = normaliseAddress(email);
  const consent = { event: 'given', text_version: consentVersion, language, at } as const;
  const id = crypto.randomUUID();
  const added = await trx
    .insertInto('newsletter.subscription')
    .values({ id, address, language, status: 'pending', ...createConfirmation(tokens, id, at) })
    .onConflict((conflict) => conflict.column('address').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) {
    await recordConsent(trx, { subscription_id: id, ...consent });
    await addJob(trx, 'newsletter_confirmation_mail', id);
    return 'sent';
  }
  const known = await findForUpdate(trx, 'address', address);
  // erased between the two statements: the visitor can retry
  if (!known) throw new Error('the address was erased during the sign-up');
  if (known.status === 'confirmed') return 'alreadySubscribed';
  const isRenewal = known.status === 'unsubscribed';
  const isQueued = await queueConfirmationMail(
    trx,
    { ...known, language },
    { tokens, at, isRenewal },
  );
  if (isQueued) await recordConsent(trx, { subscription_id: known.id, ...consent });
  return 'sent';
}
