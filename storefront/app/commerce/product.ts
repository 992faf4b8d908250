import type { Money } from './money.ts';

export interface Picture {
  url: string;
  alt: string;
}

export type Availability = 'inStock' | 'reordered' | 'unavailable';

export interface UnitPrice {
  price: Money;
  /** What the price is for: one kilogram, one litre … */
  unit: string;
}

export interface Variant {
  id: string;
  sku: string | null;
  /** Absent where a product comes in one version only. */
  title: string | null;
  price: Money;
  compareAtPrice: Money | null;
  unitPrice: UnitPrice | null;
  availability: Availability;
  options: { name: string; value: string }[];
  picture: Picture | null;
}

export interface Seal {
  id: string;
  title: string;
  picture: Picture | null;
}

export interface ProductCard {
  id: string;
  handle: string;
  title: string;
  vendor: string;
  productType: string;
  publishedAt: string;
  picture: Picture | null;
  variants: Variant[];
  seals: Seal[];
}

export interface ProductDetail extends ProductCard {
  descriptionHtml: string;
  seo: { title: string; description: string };
  pictures: Picture[];
  tags: string[];
  isGiftCard: boolean;
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

export function availabilityOf(stock: {
  availableForSale: boolean;
  currentlyNotInStock: boolean;
}): Availability {
  if (!stock.availableForSale) return 'unavailable';
  return stock.currentlyNotInStock ? 'reordered' : 'inStock';
}

/** The cheapest variant, and whether others cost more: a card then says 'from'. */
export function startingPrice(product: Pick<ProductCard, 'variants'>) {
  const [first, ...others] = product.variants;
  if (!first) return null;
  const cheapest = others.reduce(
    (best, variant) => (variant.price.amount < best.price.amount ? variant : best),
    first,
  );
  const varies = product.variants.some(({ price }) => price.amount > cheapest.price.amount);
  return { variant: cheapest, varies };
}

/** The variant a URL asks for, or the first one that can be bought. */
export function chooseVariant(variants: Variant[], wanted: string | null): Variant | null {
  return (
    variants.find(({ id }) => variantKey(id) === wanted) ??
    variants.find(({ availability }) => availability !== 'unavailable') ??
    variants[0] ??
    null
  );
}

/** The readable end of a platform id, for URLs. */
export function variantKey(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1);
}
