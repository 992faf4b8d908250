import type { Kysely } from 'kysely';
import { newToken } from '../checkout/customers.ts';
import { priceOf } from '../checkout/order-state.ts';
import { findOrdersOf } from '../checkout/orders.ts';
import type { Summary } from '../checkout/summary-model.ts';
import type { Database } from '../database/tables.ts';
import { billingCycles, type Contract, contractsOf } from './contract-node.ts';

/** The customer's next delivery of all contracts; undefined if there is none. */
export async function nextBilling(database: Kysely<Database>, customerId: number, now: Date) {
  const contracts = contractsOf(await findOrdersOf(database, customerId));
  return contracts
    .flatMap((contract) => {
      const cycle = billingCycles(contract, now).find(({ skipped }) => !skipped);
      return cycle ? [{ contract, at: new Date(cycle.billingAttemptExpectedDate) }] : [];
    })
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())[0];
}

/** Orders what the contract delivers, to where its first order went. */
export async function billContract(
  database: Kysely<Database>,
  customerId: number,
  { order, line }: Contract,
  at: Date,
): Promise<number> {
  const share = priceOf(order) === 0 ? 0 : line.total / priceOf(order);
  const summary: Summary = {
    ...order.summary,
    // the contract exists already
    lines: [{ ...line, plan: null }],
    quantity: line.quantity,
    subtotal: line.total,
    discountCodes: [],
    orderDiscount: 0,
    discounts: [],
    giftCards: [],
    attributes: [],
    total: line.total + (order.summary.shipping?.cost ?? 0),
    vat: Math.round(order.summary.vat * share),
  };
  const { id } = await database
    .insertInto('customer_order')
    .values({
      token: newToken(),
      cart_token: newToken(),
      customer_id: customerId,
      language: order.language,
      details: JSON.stringify(order.details),
      summary: JSON.stringify(summary),
      placed_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
