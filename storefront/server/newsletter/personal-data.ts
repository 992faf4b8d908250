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
  const restock = await database
    .selectFrom('restock.request')
    .select([
      'product_title',
      'variant_title',
      'language',
      'status',
      'text_version',
      'created_at',
      'mail_asked_at',
      'confirmed_at',
    ])
    .where('address', '=', address)
    .execute();
  return subscription || voucher || restock.length > 0
    ? { subscription, consent, voucher, restock }
    : null;
}

/** Deletes restock requests, the subscription and, by cascade, its consent; pending jobs then do nothing. */
export async function eraseAddress(database: Kysely<Database>, address: string): Promise<boolean> {
  const tables = ['newsletter.subscription', 'restock.request'] as const;
  const deleted = await Promise.all(
    tables.map((table) =>
      database.deleteFrom(table).where('address', '=', address).executeTakeFirst(),
    ),
  );
  return deleted.some(({ numDeletedRows }) => numDeletedRows > 0n);
}
