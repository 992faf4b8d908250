import type { Money } from '../price/money.ts';
import { type NetQuantity, type UnitPrice, unitPriceOf } from '../price/unit-price.ts';
import type { LegalInformation } from './legal-information.ts';
import type { ProductMedium } from './media.ts';
import type { ProductTest } from './product-test.ts';
import type { QuantityRule } from './quantity-rule.ts';

export interface Picture {
  url: string;
  alt: string;
}

export type Availability = 'inStock' | 'reordered' | 'unavailable';

/** The current availability by variant id. */
export type Stock = Record<string, Availability>;

export interface VariantBadge {
  title: string;
  tone: string;
}

export interface Variant {
  id: string;
  sku: string | null;
  /** Null where the product has a single variant. */
  title: string | null;
  price: Money;
  /** The only price that may be struck through; null where it is not above the price. */
  lowestPrice30Days: Money | null;
  /** The sum of the single prices of a pack's contents; never struck through. */
  sumOfSinglePrices: Money | null;
  netQuantity: NetQuantity | null;
  /** Computed from price and net quantity. */
  unitPrice: UnitPrice | null;
  /** The price of one delivery in a subscription. */
  subscriptionPrice: Money | null;
  badge: VariantBadge | null;
  availability: Availability;
  options: { name: string; value: string }[];
  picture: Picture | null;
}

export interface Seal {
  id: string;
  title: string;
  description: string | null;
  picture: Picture | null;
  /** Who certifies it by which rules; null in listings. */
  evidence: { scheme: string; verifier: string; url: string } | null;
}

/** What the shop's modules know of goods, by their name: each declares its own here (shop-model/module-facts.ts). */
// biome-ignore-start lint/suspicious/noEmptyInterface: filled by modules
export interface ProductFacts {}
export interface VariantFacts {}
/** Of products in listings. */
export interface CardFacts {}
/** What browsers need of a product on its page. */
export interface PageFacts {}
// biome-ignore-end lint/suspicious/noEmptyInterface: filled by modules

/** Price and stock of a card, computed from all variants, which a listing does not include. */
export interface Offer {
  /** The cheapest variant. */
  variantId: string;
  sku: string | null;
  /** Whether a variant has to be selected before adding. */
  hasChoice: boolean;
  price: Money;
  lowestPrice30Days: Money | null;
  sumOfSinglePrices: Money | null;
  unitPrice: UnitPrice | null;
  /** The same variant in a subscription. */
  subscription: { price: Money; unitPrice: UnitPrice | null } | null;
  badge: VariantBadge | null;
  /** Whether other variants cost more, so that the price is a 'from' price. */
  varies: boolean;
  /** The best of all variants. */
  availability: Availability;
}

export interface ProductCard {
  id: string;
  handle: string;
  title: string;
  vendor: string;
  productType: string;
  picture: Picture | null;
  /** Null where a product has no variant. */
  offer: Offer | null;
  seals: Seal[];
  /** Taste or purpose in one line. */
  shortNote: string | null;
  cardFacts: Partial<CardFacts>;
  rating: { average: number; count: number } | null;
  isNew: boolean;
  /** Its price includes no VAT, and it is not shipped. */
  isGiftCard: boolean;
  /** The variant of this card in a listing of variants. */
  listedVariant: string | null;
}

/** A subscription offer of a variant. */
export interface SubscriptionPlan {
  id: string;
  interval: { unit: IntervalUnit; count: number };
  price: Money;
  /** The price of a one-time purchase. */
  priceOnce: Money;
}

export type IntervalUnit = 'DAY' | 'WEEK' | 'MONTH';

/** One of the products that a fixed bundle consists of. */
export interface BundleComponent
  extends Pick<Variant, 'id' | 'price' | 'netQuantity' | 'unitPrice' | 'availability' | 'picture'> {
  /** In one bundle. */
  quantity: number;
  handle: string;
  title: string;
  vendor: string;
  /** Null where the product has a single variant. */
  variantTitle: string | null;
  allergens: string[];
}

/** A variant with everything the product page shows. */
export interface DetailedVariant extends Variant {
  /** The barcode number. */
  gtin: string | null;
  bestBefore: string | null;
  deliveryDays: { min: number; max: number } | null;
  facts: Partial<VariantFacts>;
  note: string | null;
  promotionalNote: string | null;
  pictures: Picture[];
  plans: SubscriptionPlan[];
  /** Of a bundle. */
  components: BundleComponent[];
  quantityRule: QuantityRule | null;
}

export interface Review {
  id: string;
  author: string;
  place: string | null;
  date: string | null;
  rating: number;
  /** Whether the author bought the product in this shop. */
  isVerified: boolean;
  title: string | null;
  body: string;
  /** The author's language, where it is known. */
  language: string | null;
  /** What the author wrote, where title and body are a translation. */
  original: { title: string | null; body: string } | null;
}

export interface Award {
  title: string;
  year: string | null;
  description: string | null;
}

export interface ProductDetail extends ProductCard {
  variants: DetailedVariant[];
  descriptionHtml: string;
  seo: { title: string; description: string };
  pictures: Picture[];
  media: ProductMedium[];
  tags: string[];
  /** Handles of its collections. */
  collections: string[];
  isGiftCard: boolean;
  options: { name: string; values: { name: string; swatch: string | null }[] }[];
  facts: Partial<ProductFacts>;
  preparationText: string | null;
  tip: string | null;
  technicalDetails: { label: string; value: string }[];
  legal: LegalInformation;
  awards: Award[];
  test: ProductTest | null;
  /** The number of ratings with one to five stars. */
  ratingDistribution: number[] | null;
  /** Reviews with text, newest first. */
  reviews: Review[];
}

/** Null for the platform's placeholder title. The platform joins a variant's options by slashes. */
export function visibleTitle(title: string): string | null {
  return title !== '' && title !== 'Default Title' ? title.replaceAll(' / ', ', ') : null;
}

/** 'Brand - Title' without the brand, which is shown separately. */
export function titleWithoutPrefix(text: string, prefix: string): string {
  const start = `${prefix} - `;
  return text.startsWith(start) ? text.slice(start.length) : text;
}

/** The variant with the price and unit price of a subscription. */
export function withPlanPrice<V extends Variant>(variant: V, plan: SubscriptionPlan): V {
  return {
    ...variant,
    price: plan.price,
    // both are reference prices of a one-time purchase
    lowestPrice30Days: null,
    sumOfSinglePrices: null,
    unitPrice: unitPriceOf(plan.price, variant.netQuantity),
  };
}

/** The reduction from the lowest price of the last 30 days in whole per cent; 0 where there is none. */
export function reductionPercent({
  price,
  lowestPrice30Days,
}: Pick<Variant, 'price' | 'lowestPrice30Days'>): number {
  if (!lowestPrice30Days) return 0;
  const saved = lowestPrice30Days.amount - price.amount;
  return Math.max(0, Math.floor((saved * 100) / lowestPrice30Days.amount));
}

export function availabilityOf(stock: {
  availableForSale: boolean;
  currentlyNotInStock: boolean;
}): Availability {
  if (!stock.availableForSale) return 'unavailable';
  return stock.currentlyNotInStock ? 'reordered' : 'inStock';
}

/** The variant with its current availability, if known. */
export function withStock<V extends Variant>(variant: V, stock: Stock): V {
  const availability = stock[variant.id];
  return availability ? { ...variant, availability } : variant;
}

/** The last segment of a platform id, for URLs. */
export function variantKey(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1);
}
