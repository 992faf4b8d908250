import type { Cents } from './money.ts';

export interface Attribute {
  key: string;
  value: string;
}

/** Lines, variants and selling plans go by the platform's global ids ("gid://shopify/ProductVariant/1"). */
export interface CartLine {
  id: string;
  variantId: string;
  quantity: number;
  sellingPlanId: string | null;
  attributes: Attribute[];
}

export interface BuyerIdentity {
  email: string | null;
  phone: string | null;
  countryCode: string | null;
  customerId: string | null;
}

/** What is stored of a cart. Everything else follows from it and from the facts. */
export interface CartContent {
  /** Newest first. */
  lines: CartLine[];
  discountCodes: string[];
  /** In the order in which they pay. */
  giftCardIds: string[];
  attributes: Attribute[];
  note: string | null;
  buyerIdentity: BuyerIdentity;
}

interface SellingPlan {
  id: string;
  percentOff: number;
}

/** A variant as far as a cart cares. */
export interface Merchandise {
  variantId: string;
  price: Cents;
  compareAtPrice: Cents | null;
  stock: number;
  sellsBeyondStock: boolean;
  isGiftCard: boolean;
  /** Included tax in per cent. */
  taxRate: number;
  tags: string[];
  sellingPlans: SellingPlan[];
  collectionIds: string[];
}

export interface Discount {
  id: string;
  code: string;
  value: { kind: 'percentage'; percent: number } | { kind: 'fixed'; amount: Cents };
  level: 'product' | 'order';
  minimumSubtotal: Cents | null;
  /** Empty means every product. */
  collectionIds: string[];
  usageLimit: number | null;
  timesUsed: number;
  oncePerCustomer: boolean;
  usedByThisCustomer: boolean;
  startsAt: Date;
  endsAt: Date | null;
  combinable: boolean;
  appliesToSubscriptions: boolean;
}

export interface GiftCard {
  id: string;
  lastCharacters: string;
  balance: Cents;
}

/** What the shop knows at this moment about everything a cart names. */
export interface CartFacts {
  now: Date;
  merchandise: ReadonlyMap<string, Merchandise>;
  /** By upper-case code. */
  discounts: ReadonlyMap<string, Discount>;
  giftCards: ReadonlyMap<string, GiftCard>;
}

export interface UserError {
  code:
    | 'INVALID'
    | 'INVALID_MERCHANDISE_LINE'
    | 'SELLING_PLAN_NOT_APPLICABLE'
    | 'MAXIMUM_EXCEEDED'
    | 'MINIMUM_NOT_MET'
    | 'CART_TOO_LARGE'
    | 'NOTE_TOO_LONG';
  field: string[];
  message: string;
}

export type DiscountRejection =
  | 'DISCOUNT_NOT_FOUND'
  | 'DISCOUNT_CURRENTLY_INACTIVE'
  | 'DISCOUNT_PURCHASE_NOT_IN_RANGE'
  | 'DISCOUNT_CODE_NOT_HONOURED'
  | 'DISCOUNT_NO_ENTITLED_LINE_ITEMS'
  | 'DISCOUNT_USAGE_LIMIT_REACHED'
  | 'DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED'
  | 'DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE';

export interface StockWarning {
  code: 'MERCHANDISE_NOT_ENOUGH_STOCK' | 'MERCHANDISE_OUT_OF_STOCK';
  lineId: string;
  message: string;
}

export interface DiscountWarning {
  code: DiscountRejection;
  discountCode: string;
  message: string;
}

export function emptyContent(): CartContent {
  return {
    lines: [],
    discountCodes: [],
    giftCardIds: [],
    attributes: [],
    note: null,
    buyerIdentity: { email: null, phone: null, countryCode: null, customerId: null },
  };
}
