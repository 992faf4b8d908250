import type { Kysely } from 'kysely';
import type { Shop } from '../catalogue-format/shop-schema.ts';
import type { Database } from '../database/tables.ts';
import type { Market } from '../graphql/market.ts';
import type { ContentAdmin } from './content-admin.ts';

/** What the resolvers of goods, orders and customers may use. */
export interface CommerceAdmin
  extends Pick<ContentAdmin, 'textCache' | 'languages' | 'origin' | 'filesUrl' | 'now'> {
  database: Kysely<Database>;
  shop: Shop;
  marketFor: (country: string | undefined) => Market;
  /** Where mails about an order lead. */
  shopUrl: string;
}

/** "25.00", as the Admin API writes amounts. */
export function decimal(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** Cents of an amount that a client sent. */
export function centsOf(amount: string | number): number {
  return Math.round(Number(amount) * 100);
}

export function moneyBag(cents: number, currencyCode: string) {
  const money = { amount: decimal(cents), currencyCode };
  return { shopMoney: money, presentmentMoney: money };
}

export const locationId = 1;

export function simpleError(field: string[], message: string) {
  return { field, message };
}
