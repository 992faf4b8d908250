import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Language } from '../catalogue-format/languages.ts';
import type { CheckoutFields, OrderDetails } from './fields.ts';
import type { Summary } from './summary-model.ts';

type Timestamp = ColumnType<Date, Date | undefined, Date>;

interface CheckoutDraftTable {
  cart_token: string;
  fields: JSONColumnType<CheckoutFields>;
}

interface CustomerTable {
  id: Generated<number>;
  /** In lower case. */
  email: string;
  created_at: Timestamp;
}

interface CustomerOrderTable {
  /** Also the order's number. */
  id: Generated<number>;
  /** The secret in the address of the order's page. */
  token: string;
  cart_token: string;
  customer_id: number;
  language: Language;
  details: JSONColumnType<OrderDetails>;
  /** As it was bought: titles and prices may change afterwards. */
  summary: JSONColumnType<Summary>;
  placed_at: Timestamp;
}

interface SignInLinkTable {
  token_hash: string;
  email: string;
  expires_at: Timestamp;
  used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

interface CustomerSessionTable {
  token_hash: string;
  customer_id: number;
  expires_at: Timestamp;
}

export interface CheckoutTables {
  checkout_draft: CheckoutDraftTable;
  customer: CustomerTable;
  customer_order: CustomerOrderTable;
  sign_in_link: SignInLinkTable;
  customer_session: CustomerSessionTable;
}
