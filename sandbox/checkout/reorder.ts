import type { Kysely } from 'kysely';
import { type CartId, newCartId, newLineId } from '../cart/cart-id.ts';
import { emptyContent } from '../cart/model.ts';
import { insertCart } from '../cart/store.ts';
import type { Database } from '../database/tables.ts';
import type { Customer } from './customers.ts';

/** A new cart with the lines of one of the customer's orders; undefined if the order is not theirs. */
export async function reorder(
  database: Kysely<Database>,
  customer: Customer,
  orderId: number,
): Promise<CartId | undefined> {
  const ordered = await database
    .selectFrom('customer_order')
    .innerJoin('cart', 'cart.token', 'customer_order.cart_token')
    .select(['cart.content', 'cart.language'])
    .where('customer_order.id', '=', orderId)
    .where('customer_order.customer_id', '=', customer.id)
    .executeTakeFirst();
  if (!ordered) return undefined;
  const id = newCartId();
  const lines = ordered.content.lines.map(({ parentId, ...line }) => ({
    ...line,
    id: newLineId(id),
  }));
  const { buyerIdentity, market } = ordered.content;
  const content = { ...emptyContent(market), lines, buyerIdentity };
  await insertCart(database, content, ordered.language, id);
  return id;
}
