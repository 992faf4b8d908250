import { randomInt } from 'node:crypto';
import type { Selectable } from 'kysely';
import { mailboxHash } from './address.ts';
import type { Database } from './database.ts';
import { addJob, recordConsent, type Transaction } from './transaction.ts';

/** Completes a subscription; the first time an address does so, its voucher follows. */
export async function confirmSubscription(
  trx: Transaction,
  row: Selectable<Database['newsletter.subscription']>,
  { secret, at }: { secret: string; at: Date },
): Promise<'confirmed' | 'confirmedAgain'> {
  const { id, address, language } = row;
  await trx
    .updateTable('newsletter.subscription')
    .set({ status: 'confirmed', changed_at: at })
    .where('id', '=', id)
    .execute();
  const event = 'confirmed';
  await recordConsent(trx, { subscription_id: id, event, text_version: null, language, at });

  const address_hash = mailboxHash(address, secret);
  const known = await trx
    .selectFrom('newsletter.voucher')
    .select('code')
    .where((is) => is.or([is('subscription_id', '=', id), is('address_hash', '=', address_hash)]))
    .executeTakeFirst();
  if (known) return 'confirmedAgain';
  // the code is fixed before the platform hears of it: whatever fails afterwards, a second try asks for the same one
  await trx
    .insertInto('newsletter.voucher')
    .values({ code: newCode(), address_hash, subscription_id: id, created_at: at })
    .execute();
  await addJob(trx, 'newsletter_voucher', id);
  return 'confirmed';
}

/** Nothing that is easily mistaken for something else. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

export function newCode(): string {
  const part = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');
  return `MOIN-${part()}-${part()}`;
}
