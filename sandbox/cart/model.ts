import type { QuantityRule } from '../catalogue-format/catalogue.ts';
import type { Market } from '../graphql/market.ts';
import type { MetafieldDocuments } from '../store/documents.ts';
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
  /** Of a line that belongs to another one. */
  parentId?: string;
}

export interface BuyerIdentity {
  email: string | null;
  phone: string | null;
  countryCode: string | null;
  customerId: string | null;
}

/** As the buyer gave it; nothing of it is looked up. */
export interface PostalAddress {
  address1: string | null;
  address2: string | null;
  city: string | null;
  company: string | null;
  countryCode: string | null;
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
  provinceCode: string | null;
  zip: string | null;
}

export const noAddress: PostalAddress = {
  address1: null,
  address2: null,
  city: null,
  company: null,
  countryCode: null,
  firstName: null,
  lastName: null,
  phone: null,
  provinceCode: null,
  zip: null,
};

export interface CartAddress {
  id: string;
  selected: boolean;
  oneTimeUse: boolean;
  address: PostalAddress;
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
  deliveryAddresses: CartAddress[];
  /** The handle of the chosen delivery option; null takes the first one that there is. */
  deliveryOption: string | null;
  metafields: MetafieldDocuments;
  /** Of the buyer's country; amounts of the cart are in its currency. */
  market: Market;
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
  /** Of a bundle: what is taken from the stock in its place. */
  components: { variantId: string; quantity: number }[];
  quantityRule: QuantityRule;
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

/** Every user error of carts that the sandbox answers. */
export const userErrorCodes = [
  'INVALID',
  'INVALID_MERCHANDISE_LINE',
  'SELLING_PLAN_NOT_APPLICABLE',
  'MAXIMUM_EXCEEDED',
  'MINIMUM_NOT_MET',
  'INVALID_INCREMENT',
  'CART_TOO_LARGE',
  'NOTE_TOO_LONG',
  'INVALID_DELIVERY_ADDRESS_ID',
  'INVALID_DELIVERY_GROUP',
  'INVALID_DELIVERY_OPTION',
  'ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED',
  'ADDRESS_FIELD_IS_REQUIRED',
  'INVALID_ZIP_CODE_FOR_COUNTRY',
  'INVALID_METAFIELDS',
  'PARENT_LINE_NOT_FOUND',
  'PARENT_LINE_INVALID_REFERENCE',
  'PARENT_LINE_NESTING_TOO_DEEP',
  'BUNDLES_AND_ADDONS_CANNOT_BE_MIXED',
] as const;

export interface UserError {
  code: (typeof userErrorCodes)[number];
  field: string[];
  message: string;
}

/** Every warning about a discount code that the sandbox answers. */
export const discountRejections = [
  'DISCOUNT_NOT_FOUND',
  'DISCOUNT_CURRENTLY_INACTIVE',
  'DISCOUNT_PURCHASE_NOT_IN_RANGE',
  'DISCOUNT_CODE_NOT_HONOURED',
  'DISCOUNT_NO_ENTITLED_LINE_ITEMS',
  'DISCOUNT_USAGE_LIMIT_REACHED',
  'DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED',
  'DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE',
] as const;

export type DiscountRejection = (typeof discountRejections)[number];

export const stockWarningCodes = [
  'MERCHANDISE_NOT_ENOUGH_STOCK',
  'MERCHANDISE_OUT_OF_STOCK',
] as const;

export interface StockWarning {
  code: (typeof stockWarningCodes)[number];
  lineId: string;
  message: string;
}

export interface DiscountWarning {
  code: DiscountRejection;
  discountCode: string;
  message: string;
}

export function emptyContent(market: Market = { currency: 'EUR', rate: 1 }): CartContent {
  return {
    lines: [],
    discountCodes: [],
    giftCardIds: [],
    attributes: [],
    note: null,
    buyerIdentity: { email: null, phone: null, countryCode: null, customerId: null },
    deliveryAddresses: [],
    deliveryOption: null,
    metafields: {},
    market,
  };
}
