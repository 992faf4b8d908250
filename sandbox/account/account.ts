import type { Kysely } from 'kysely';
import type { Language } from '../catalogue-format/languages.ts';
import type { Shop } from '../catalogue-format/shop-schema.ts';
import type { Database } from '../database/tables.ts';
import { amountText } from '../graphql/money.ts';
import type { PageArguments } from '../graphql/page.ts';

/** What answers a request of one customer. */
export interface Account {
  database: Kysely<Database>;
  customerId: number;
  shop: Shop;
  origin: string;
  filesUrl: string;
  language: Language;
  now: () => Date;
}

export type ListArguments = PageArguments & { reverse?: boolean | null };

export const money = (cents: number, currencyCode: string) => ({
  amount: amountText(cents),
  currencyCode,
});
