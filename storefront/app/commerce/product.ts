import type { Money } from './money.ts';
import type { ProductTest } from './product-test.ts';
import { type NetQuantity, type UnitPrice, unitPriceOf } from './unit-price.ts';

export interface Picture {
  url: string;
  alt: string;
}

export type Availability = 'inStock' | 'reordered' | 'unavailable';

/** What is to be had now, by variant id. */
export type Stock = Record<string, Availability>;

export interface VariantBadge {
  title: string;
  tone: string;
}

export interface Variant {
  id: string;
  sku: string | null;
  /** Absent where a product comes in one version only. */
  title: string | null;
  price: Money;
  /** The only price that may be struck through, and percentages counted from; absent where it is not above the price. */
  lowestPrice30Days: Money | null;
  /** What a pack's contents cost when bought singly: said in words, never struck through. */
  sumOfSinglePrices: Money | null;
  netQuantity: NetQuantity | null;
  /** Follows from price and net quantity. */
  unitPrice: UnitPrice | null;
  /** What one delivery costs in a subscription. */
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
}

/** What a card says about price and stock, worked out from all variants: a listing does not carry them. */
export interface Offer {
  /** The cheapest variant, whose price is shown. */
  variantId: string;
  sku: string | null;
  /** There are others: which one is to be asked before adding. */
  hasChoice: boolean;
  price: Money;
  lowestPrice30Days: Money | null;
  sumOfSinglePrices: Money | null;
  unitPrice: UnitPrice | null;
  /** The same variant in a subscription. */
  subscription: { price: Money; unitPrice: UnitPrice | null } | null;
  badge: VariantBadge | null;
  /** Others cost more: a card then says 'from'. */
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
  /** Absent where a product has no variant at all. */
  offer: Offer | null;
  seals: Seal[];
  /** One line on what it tastes like, or is for. */
  shortNote: string | null;
  /** One to five, for coffees. */
  strength: number | null;
  rating: { average: number; count: number } | null;
  isNew: boolean;
  /** Set where a listing shows variants: the one this card stands for. */
  listedVariant: string | null;
}

/** A way to buy a variant again and again. */
export interface SubscriptionPlan {
  id: string;
  interval: { unit: IntervalUnit; count: number };
  price: Money;
  /** What the same costs once. */
  priceOnce: Money;
}

export type IntervalUnit = 'DAY' | 'WEEK' | 'MONTH';

/** A variant as its own page shows it. */
export interface DetailedVariant extends Variant {
  /** The number of the trade, as under a bar code. */
  gtin: string | null;
  bestBefore: string | null;
  deliveryDays: { min: number; max: number } | null;
  note: string | null;
  promotionalNote: string | null;
  pictures: Picture[];
  plans: SubscriptionPlan[];
}

export const flavours = [
  'roastDegree',
  'body',
  'caffeine',
  'strength',
  'balance',
  'fruitNote',
  'crema',
] as const;
/** One to five for each. */
export type FlavourProfile = Record<(typeof flavours)[number], number>;

export const preparations = ['espresso', 'caffe_crema', 'cappuccino', 'latte', 'filter'] as const;
export type Preparation = (typeof preparations)[number];
/** Three is ideal, two good, one less so. */
export type Suitability = Record<Preparation, 1 | 2 | 3>;

export interface Review {
  id: string;
  author: string;
  place: string | null;
  date: string | null;
  rating: number;
  /** Whether the author has bought the product here. */
  isVerified: boolean;
  title: string | null;
  body: string;
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
  tags: string[];
  /** Handles of the collections it is in. */
  collections: string[];
  isGiftCard: boolean;
  options: { name: string; values: { name: string; swatch: string | null }[] }[];
  /** Countries, the most important first. */
  origins: string[];
  roast: string | null;
  /** Per cent; the rest is Robusta. */
  arabica: number | null;
  flavourProfile: FlavourProfile | null;
  suitability: Suitability | null;
  preparationText: string | null;
  tip: string | null;
  technicalDetails: { label: string; value: string }[];
  awards: Award[];
  test: ProductTest | null;
  /** How many ratings have one, two, three, four and five stars. */
  ratingDistribution: number[] | null;
  /** Those with a text, newest first. */
  reviews: Review[];
}

/** A title that the platform did not merely make up. */
export function presentTitle(title: string): string | null {
  return title !== '' && title !== 'Default Title' ? title : null;
}

/** A title such as 'Brand - Coffee' without the brand that is shown beside it anyway. */
export function titleWithoutPrefix(text: string, prefix: string): string {
  const start = `${prefix} - `;
  return text.startsWith(start) ? text.slice(start.length) : text;
}

/** What a variant costs in a subscription, with the unit price that follows from it. */
export function pricedInPlan<V extends Variant>(variant: V, plan: SubscriptionPlan): V {
  return {
    ...variant,
    price: plan.price,
    // both compare with the price of buying once
    lowestPrice30Days: null,
    sumOfSinglePrices: null,
    unitPrice: unitPriceOf(plan.price, variant.netQuantity),
  };
}

/** By how many whole per cent a price is below the lowest of the last 30 days; 0 where it is not. */
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

export function offerOf(variants: Variant[]): Offer | null {
  const cheapest = cheapestOf(variants);
  if (!cheapest) return null;
  const { subscriptionPrice: inPlan } = cheapest;
  return {
    variantId: cheapest.id,
    sku: cheapest.sku,
    hasChoice: variants.length > 1,
    price: cheapest.price,
    lowestPrice30Days: cheapest.lowestPrice30Days,
    sumOfSinglePrices: cheapest.sumOfSinglePrices,
    unitPrice: cheapest.unitPrice,
    subscription: inPlan && {
      price: inPlan,
      unitPrice: unitPriceOf(inPlan, cheapest.netQuantity),
    },
    badge: cheapest.badge,
    varies: variants.some(({ price }) => price.amount > cheapest.price.amount),
    availability: bestAvailability(variants),
  };
}

function cheapestOf<V extends Variant>(variants: V[]): V | null {
  return variants.reduce<V | null>(
    (best, variant) => (best && best.price.amount <= variant.price.amount ? best : variant),
    null,
  );
}

/** The variant whose price stands after 'from', as long as none is chosen and prices differ; otherwise null. */
export function fromPriceVariant<V extends Variant>(
  variants: V[],
  wanted: string | null,
): V | null {
  if (variants.some(({ id }) => variantKey(id) === wanted)) return null;
  const cheapest = cheapestOf(variants);
  const varies = variants.some(({ price }) => price.amount !== cheapest?.price.amount);
  return varies ? cheapest : null;
}

function bestAvailability(variants: Variant[]): Availability {
  const states = variants.map(({ availability }) => availability);
  if (states.includes('inStock')) return 'inStock';
  return states.includes('reordered') ? 'reordered' : 'unavailable';
}

/** The variant a URL asks for, or the cheapest that can be bought: the one whose price a card names. */
export function chooseVariant<V extends Variant>(variants: V[], wanted: string | null): V | null {
  return (
    variants.find(({ id }) => variantKey(id) === wanted) ??
    cheapestOf(variants.filter(({ availability }) => availability !== 'unavailable')) ??
    variants[0] ??
    null
  );
}

/** The same variant with newer stock; one that is not named keeps its own. */
export function withStock<V extends Variant>(variant: V, stock: Stock): V {
  const availability = stock[variant.id];
  return availability ? { ...variant, availability } : variant;
}

/** The readable end of a platform id, for URLs. */
export function variantKey(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1);
}

/** A collection may list variants instead of products: each becomes a card of its own. */
export function variantCards(product: ProductCard, variants: Variant[]): ProductCard[] {
  return variants.map((variant) => ({
    ...product,
    picture: variant.picture ?? product.picture,
    title: variant.title ? `${product.title}, ${variant.title}` : product.title,
    offer: offerOf([variant]),
    listedVariant: variantKey(variant.id),
  }));
}
