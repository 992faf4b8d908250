import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Language } from '../catalogue-format/languages.ts';
import type { CheckoutTables } from '../checkout/tables.ts';
import type { MailTables } from '../mail/tables.ts';
import type { CartContent } from './model.ts';

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;

interface CartTable {
  token: string;
  /** The secret half of the cart's id. */
  key: string;
  /** Grows with every change; a change is written only over the version it was made from. */
  version: Generated<number>;
  content: JSONColumnType<CartContent>;
  /** The language in which the cart was last changed: the language of its checkout. */
  language: Language;
  created_at: Timestamp;
  updated_at: Timestamp;
  /** Set by the order that bought the cart. */
  completed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

interface DiscountUseTable {
  discount_id: number;
  /** In lower case. */
  email: string;
  used_at: Timestamp;
}

/** All tables of a purchase, from the cart to the mail that confirms it. */
export interface CartTables extends CheckoutTables, MailTables {
  cart: CartTable;
  discount_use: DiscountUseTable;
}
