import type { Kysely } from 'kysely';
import type { Language } from '../catalogue-format/languages.ts';
import type { Database } from '../database/tables.ts';
import type { OrderDetails } from './fields.ts';
import type { OrderState } from './order-state.ts';
import type { Summary } from './summary-model.ts';

export interface Order {
  id: number;
  token: string;
  language: Language;
  details: OrderDetails;
  summary: Summary;
  placedAt: Date;
  state: OrderState;
}

export function orderNumber({ id }: Pick<Order, 'id'>): string {
  return `#${id}`;
}

export function orderPath({ token }: Pick<Order, 'token'>): string {
  return `/orders/${token}`;
}

export async function findOrder(
  database: Kysely<Database>,
  by: { token: string } | { cartToken: string; cartKey: string },
): Promise<Order | undefined> {
  const all = selectOrders(database);
  const row = await ('token' in by
    ? all.where('customer_order.token', '=', by.token)
    : all
        .innerJoin('cart', 'cart.token', 'customer_order.cart_token')
        .where('cart.token', '=', by.cartToken)
        .where('cart.key', '=', by.cartKey)
  ).executeTakeFirst();
  return row && { ...row, placedAt: row.placed_at };
}

export async function findOrderById(
  database: Kysely<Database>,
  id: number,
): Promise<Order | undefined> {
  const row = await selectOrders(database).where('customer_order.id', '=', id).executeTakeFirst();
  return row && { ...row, placedAt: row.placed_at };
}

/** Oldest first. */
export async function listOrders(database: Kysely<Database>): Promise<Order[]> {
  const rows = await selectOrders(database).orderBy('customer_order.id').execute();
  return rows.map((row) => ({ ...row, placedAt: row.placed_at }));
}

/** Newest first. */
export async function findOrdersOf(
  database: Kysely<Database>,
  customerId: number,
): Promise<Order[]> {
  const rows = await selectOrders(database)
    .where('customer_id', '=', customerId)
    .orderBy('customer_order.id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, placedAt: row.placed_at }));
}

export async function saveOrderState(
  database: Kysely<Database>,
  { id, state }: Pick<Order, 'id' | 'state'>,
): Promise<void> {
  await database
    .updateTable('customer_order')
    .set({ state: JSON.stringify(state) })
    .where('id', '=', id)
    .execute();
}

function selectOrders(database: Kysely<Database>) {
  return database
    .selectFrom('customer_order')
    .select([
      'customer_order.id',
      'customer_order.token',
      'customer_order.language',
      'customer_order.details',
      'customer_order.summary',
      'customer_order.placed_at',
      'customer_order.state',
    ]);
}
