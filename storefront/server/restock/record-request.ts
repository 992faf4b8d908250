import type { Restock } from '../../app/entry.server.tsx';
import { normaliseAddress } from '../newsletter/address.ts';
import { hashOf, type Tokens } from '../newsletter/tokens.ts';
import { queueJob, type Transaction } from '../newsletter/transaction.ts';
import type { RestockJob } from './restock-jobs.ts';

const linkLifetimeMs = 24 * 3600_000;
/** At most one mail in this time, however often it is requested. */
const resendIntervalMs = 2 * 60_000;

/**
 * Stores a request and queues its confirmation mail. A known one gets the mail again, confirmed or not: the form must not
 * tell whether an address is known.
 */
export async function recordRequest(
  trx: Transaction,
  { email, language, textVersion, product, variant }: Parameters<Restock['request']>[0],
  { tokens, at }: { tokens: Tokens; at: Date },
): Promise<void> {
  const address = normaliseAddress(email);
  const id = crypto.randomUUID();
  const added = await trx
    .insertInto('restock.request')
    .values({
      id,
      address,
      product_id: product.id,
      variant_id: variant.id,
      product_handle: product.handle,
      product_title: product.title,
      variant_title: variant.title,
      language,
      status: 'pending',
      text_version: textVersion,
      ...confirmationOf(tokens, id, at),
      created_at: at,
      confirmed_at: null,
    })
    .onConflict((conflict) => conflict.columns(['address', 'variant_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) return queueMail(trx, id);

  const known = await trx
    .selectFrom('restock.request')
    .selectAll()
    .where('address', '=', address)
    .where('variant_id', '=', variant.id)
    .forUpdate()
    .executeTakeFirst();
  // its mail was sent between the two statements: the visitor can retry
  if (!known) throw new Error('the request was deleted meanwhile');
  if (at.getTime() - known.mail_asked_at.getTime() < resendIntervalMs) return;
  const isRenewed = known.status === 'pending' && known.confirmation_expires_at <= at;
  await trx
    .updateTable('restock.request')
    .set(isRenewed ? confirmationOf(tokens, known.id, at) : { mail_asked_at: at })
    .where('id', '=', known.id)
    .execute();
  await queueMail(trx, known.id);
}

function confirmationOf(tokens: Tokens, id: string, at: Date) {
  // tokens have a resolution of seconds
  const expiresAt = new Date(Math.ceil((at.getTime() + linkLifetimeMs) / 1000) * 1000);
  return {
    confirmation_hash: hashOf(tokens.sign('restock', { subscriptionId: id, expiresAt })),
    confirmation_expires_at: expiresAt,
    mail_asked_at: at,
  };
}

function queueMail(trx: Transaction, requestId: string): Promise<void> {
  const name: RestockJob = 'restock_confirmation_mail';
  return queueJob(trx, { name, payload: { requestId }, key: requestId });
}
