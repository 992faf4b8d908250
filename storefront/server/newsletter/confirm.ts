import { randomInt } from 'node:crypto';
import type { Selectable } from 'kysely';
import { mailboxHash } from './address.ts';
import type { Database } from './database.ts';
import { addJob, recordConsent, type Transaction } from './transaction.ts';

/** Confirms a subscription; the first confirmation of a mailbox also queues its voucher. */
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

  await addJob(trx, 'newsletter_email_service', id);

  const address_hash = mailboxHash(address, secret);
  const known = await trx
    .selectFrom('newsletter.voucher')
    .select('code')
    .where((is) => is.or([is('subscription_id', '=', id), is('address_hash', '=', address_hash)]))
    .executeTakeFirst();
  if (known) return 'confirmedAgain';
  // the code is stored before it is created on the platform, so a retry creates the same one
  await trx
    .insertInto('newsletter.voucher')
    .values({ code: generateVoucherCode(), address_hash, subscription_id: id, created_at: at })
    .execute();
  await addJob(trx, 'newsletter_voucher', id);
  return 'confirmed';
}

/** Without characters that are easily confused (0/O, 1/I/L). */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

export function generateVoucherCode(): string {
  const part = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');
  return `MOIN-${part()}-${part()}`;
}
