import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { PostalAddress } from '../cart/model.ts';
import type { Language } from '../catalogue-format/languages.ts';
import type { CheckoutFields, OrderDetails } from './fields.ts';
import type { OrderState } from './order-state.ts';
import type { Summary } from './summary-model.ts';

type Timestamp = ColumnType<Date, Date | undefined, Date>;

interface CheckoutDraftTable {
  cart_token: string;
  fields: JSONColumnType<CheckoutFields>;
}

/** By "namespace.key". */
export type CustomerMetafields = Record<
  string,
  { type: string; value: string; createdAt: string; updatedAt: string }
>;

interface CustomerTable {
  id: Generated<number>;
  /** In lower case. */
  email: string;
  created_at: Timestamp;
  first_name: string | null;
  last_name: string | null;
  phone: string | null;
  accepts_marketing: Generated<boolean>;
  /** None for who signs in by mail only. */
  password_hash: string | null;
  default_address_id: number | null;
  metafields: ColumnType<CustomerMetafields, string | undefined, string>;
}

interface CustomerAddressTable {
  id: Generated<number>;
  customer_id: number;
  address: JSONColumnType<PostalAddress>;
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
  state: ColumnType<OrderState, string | undefined, string>;
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
  /** Of an access token of the Customer Account API. */
  grant_id: string | null;
}

interface AuthorizationCodeTable {
  code_hash: string;
  customer_id: number;
  redirect_uri: string;
  code_challenge: string;
  nonce: string | null;
  expires_at: Timestamp;
}

interface AccountGrantTable {
  /** The session of the customer at the platform, `sid` in id tokens. */
  id: Generated<string>;
  customer_id: number;
  /** Of the only refresh token that is good: each use replaces it. */
  refresh_hash: string;
}

/** A visit of somebody who agreed to statistics, as the platform's reports count it. */
interface VisitSessionTable {
  id: Generated<string>;
  visitor: Generated<string>;
  /** The headless storefront it began on; null for the checkout. */
  storefront: string | null;
  /** The first page with its campaign. */
  landing: string;
  started_at: Timestamp;
  /** checkout, order. */
  events: Generated<string[]>;
}

export interface CheckoutTables {
  checkout_draft: CheckoutDraftTable;
  customer: CustomerTable;
  customer_address: CustomerAddressTable;
  customer_order: CustomerOrderTable;
  sign_in_link: SignInLinkTable;
  customer_session: CustomerSessionTable;
  authorization_code: AuthorizationCodeTable;
  account_grant: AccountGrantTable;
  visit_session: VisitSessionTable;
}
