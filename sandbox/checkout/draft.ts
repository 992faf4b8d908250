import type { Kysely } from 'kysely';
import type { CartId } from '../cart/cart-id.ts';
import type { Database } from '../database/tables.ts';
import { type CheckoutFields, fieldsSchema } from './fields.ts';

export async function loadDraft(
  database: Kysely<Database>,
  { token }: CartId,
): Promise<CheckoutFields | undefined> {
  const draft = await database
    .selectFrom('checkout_draft')
    .select('fields')
    .where('cart_token', '=', token)
    .executeTakeFirst();
  return draft && fieldsSchema.parse(draft.fields);
}

/** What was typed survives a reload, a removed code and a change of country. */
export async function saveDraft(
  database: Kysely<Database>,
  { token }: CartId,
  fields: CheckoutFields,
): Promise<void> {
  const draft = { cart_token: token, fields: JSON.stringify(fields) };
  await database
    .insertInto('checkout_draft')
    .values(draft)
    .onConflict((conflict) => conflict.column('cart_token').doUpdateSet({ fields: draft.fields }))
    .execute();
}
