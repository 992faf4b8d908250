import type { Attribute, Discount } from '../cart/model.ts';
import type { Cents } from '../cart/money.ts';
import type { ShippingOption } from './shipping.ts';

/** What a shopper reads about a line, in one language. */
export interface LineDescription {
  title: string;
  /** Empty where the product has only one variant. */
  variant: string;
  sku: string;
  image: string | null;
  plan: { interval: 'DAY' | 'WEEK' | 'MONTH'; intervalCount: number } | null;
  /** Of a bundle: what one of it contains, as '2 × name, variant'. */
  contents?: string[];
  /** Its attributes for the shopper, as 'name: value'; those that begin with an underscore are hidden. */
  attributes?: string[];
}

/** What a code took off a line or the order. */
export interface OrderDiscount {
  code: string;
  amount: Cents;
  value: Discount['value'];
  /** Only for some goods. */
  isEntitled: boolean;
}

export interface SummaryLine extends LineDescription {
  /** Orders of an older sandbox have neither this nor discounts. */
  variantId?: string;
  discounts?: OrderDiscount[];

  isGiftCard: boolean;
  quantity: number;
  unitPrice: Cents;
  total: Cents;
}

/** By line id. */
export type LineDescriptions = ReadonlyMap<string, LineDescription>;

/** What stands in the order's summary, and what is bought when it is ordered. */
export interface Summary {
  lines: SummaryLine[];
  quantity: number;
  subtotal: Cents;
  discountCodes: string[];
  orderDiscount: Cents;
  discounts?: OrderDiscount[];
  shipping: ShippingOption | null;
  giftCards: { id: string; lastCharacters: string; amountUsed: Cents }[];
  total: Cents;
  vat: Cents;
  /** Of all amounts; orders of an older sandbox are in euros. */
  currency?: string;
  /** The cart's attributes for the shopper, like those of lines; older orders have none. */
  attributes?: Attribute[];
  /** Those that begin with an underscore: the shop's apps get them with the order. */
  hiddenAttributes?: Attribute[];
}
