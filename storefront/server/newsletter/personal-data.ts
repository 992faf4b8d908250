import type { Kysely } from 'kysely';
import { mailboxHash } from './address.ts';
import type { Database } from './database.ts';

/** Everything stored about an address, for data access requests (GDPR). Null if nothing is stored. */
export async function exportAddress(database: Kysely<Database>, address: string, secret: string) {
  const subscription = await database
    .selectFrom('newsletter.subscription')
    .select(['id', 'address', 'language', 'status', 'created_at', 'changed_at', 'mail_asked_at'])
    .where('address', '=', address)
    .executeTakeFirst();
  const consent = subscription
    ? await database
        .selectFrom('newsletter.consent')
        .select(['event', 'text_version', 'language', 'at'])
        .where('subscription_id', '=', subscription.id)
        .orderBy('id')
        .execute()
    : [];
  const voucher = await database
    .selectFrom('newsletter.voucher')
    .select(['code', 'created_at', 'issued_at'])
    .where('address_hash', '=', mailboxHash(address, secret))
    .executeTakeFirst();
  return subscription || voucher ? { subscription, consent, voucher } : null;
}

/** Deletes the subscription and, by cascade, its consent; pending jobs then do nothing. */
export async function eraseAddress(database: Kysely<Database>, address: string): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('newsletter.subscription')
    .where('address', '=', address)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
