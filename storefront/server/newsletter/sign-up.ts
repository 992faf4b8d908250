import type { Newsletter } from '../../app/entry.server.tsx';
import { normaliseAddress } from './address.ts';
import { askForConfirmation, newConfirmation } from './confirmation-mail.ts';
import type { Tokens } from './tokens.ts';
import { addJob, findForUpdate, recordConsent, type Transaction } from './transaction.ts';

/** A new address is kept and asked to confirm; a known one is asked again unless it has confirmed. */
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
    .values({ id, address, language, status: 'pending', ...newConfirmation(tokens, id, at) })
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
  const again = known.status === 'unsubscribed';
  const asked = await askForConfirmation(trx, { ...known, language }, { tokens, at, again });
  if (asked) await recordConsent(trx, { subscription_id: known.id, ...consent });
  return 'sent';
}
