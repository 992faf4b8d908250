import { z } from 'zod';
import type {
  ProductCardFieldsFragment,
  VariantCardFieldsFragment,
} from '../operations/generated.ts';
import { parseJson } from '../platform/parse-json.ts';
import { type Money, parseMoney } from '../price/money.ts';
import { toMoneyMetafield } from '../price/money-metafield.ts';
import { netQuantityOf, unitPriceOf } from '../price/unit-price.ts';
import { toCardFacts } from './module-facts.ts';
import { offerOf } from './offer.ts';
import {
  availabilityOf,
  type Picture,
  type ProductCard,
  type Seal,
  titleWithoutPrefix,
  type Variant,
  type VariantBadge,
  visibleTitle,
} from './product.ts';

interface PlatformImage {
  url: string;
  altText: string | null;
}

export function toPicture(image: PlatformImage | null, fallbackAlt: string): Picture | null {
  return image && { url: image.url, alt: image.altText ?? fallbackAlt };
}

/** Data from metafields and selling plans. */
interface VariantExtras {
  lowestPrice30Days?: string | null | undefined;
  /** A metafield's value, or the sum of a bundle's components. */
  sumOfSinglePrices?: string | Money | null | undefined;
  subscriptionPrice?: Money | null;
  badge?: VariantBadge | null;
}

/** The compare-at price is not shown: it may be a list price, which must not be struck through by law. */
export function toVariant(variant: VariantCardFieldsFragment, extras: VariantExtras = {}): Variant {
  const price = parseMoney(variant.price);
  const netQuantity = netQuantityOf(variant.unitPriceMeasurement);
  const above = (value: string | Money | null | undefined) => {
    const other = typeof value === 'object' ? value : toMoneyMetafield(value, price.currency);
    return other && other.amount > price.amount ? other : null;
  };
  return {
    id: variant.id,
    sku: variant.sku,
    title: visibleTitle(variant.title),
    price,
    lowestPrice30Days: above(extras.lowestPrice30Days),
    sumOfSinglePrices: above(extras.sumOfSinglePrices),
    netQuantity,
    unitPrice: unitPriceOf(price, netQuantity),
    subscriptionPrice: extras.subscriptionPrice ?? null,
    badge: extras.badge ?? null,
    availability: availabilityOf(variant),
    options: variant.selectedOptions.filter(({ value }) => visibleTitle(value)),
    picture: toPicture(variant.image, variant.title),
  };
}

/** A card's variants, each with its own badge, subscription and reference prices. */
export function toListedVariants({
  variants,
  variantExtras,
}: Pick<ProductCardFieldsFragment, 'variants' | 'variantExtras'>): Variant[] {
  return variants.nodes.map((variant) => {
    const extras = variantExtras.nodes.find(({ id }) => id === variant.id);
    const planPrice = extras?.sellingPlanAllocations.nodes[0]?.priceAdjustments[0]?.price;
    return toVariant(variant, {
      lowestPrice30Days: extras?.lowestPrice30Days?.value,
      sumOfSinglePrices: extras?.sumOfSinglePrices?.value,
      subscriptionPrice: planPrice ? parseMoney(planPrice) : null,
      badge: toBadge(extras?.badge?.reference),
    });
  });
}

export function toProductCard(product: ProductCardFieldsFragment): ProductCard {
  const title = titleWithoutPrefix(product.title, product.vendor);
  return {
    id: product.id,
    handle: product.handle,
    title,
    vendor: product.vendor,
    productType: product.productType,
    picture: toPicture(product.featuredImage, title),
    offer: offerOf(toListedVariants(product)),
    seals: toSeals(product.certifications),
    shortNote: product.shortNote?.value ?? null,
    cardFacts: toCardFacts(product.cardFields),
    rating: toRating(product),
    isNew: isNew(product.publishedAt),
    isGiftCard: product.isGiftCard,
    listedVariant: null,
  };
}

const newForDays = 30;

function isNew(publishedAt: string): boolean {
  const age = Date.now() - Date.parse(publishedAt);
  return age >= 0 && age < newForDays * 86_400_000;
}

const ratingValue = z.object({ value: z.coerce.number().min(0).max(5) });

export function toRating({
  rating,
  ratingCount,
}: Pick<ProductCardFieldsFragment, 'rating' | 'ratingCount'>): ProductCard['rating'] {
  const count = Number(ratingCount?.value);
  const average = ratingValue.safeParse(parseJson(rating?.value)).data?.value;
  return average !== undefined && Number.isInteger(count) && count > 0 ? { average, count } : null;
}

type BadgeReference =
  | { fields: { key: string; value: string | null }[] }
  | Record<PropertyKey, never>
  | null
  | undefined;

export function toBadge(reference: BadgeReference): VariantBadge | null {
  if (!reference || !('fields' in reference)) return null;
  const field = (key: string) =>
    reference.fields.find((candidate: { key: string }) => candidate.key === key)?.value;
  const title = field('title');
  return title ? { title, tone: field('tone') ?? 'plain' } : null;
}

/** A seal without scheme, verifier and address must not be shown since 27 September 2026 (UWG, annex no. 2a). */
const evidence: z.ZodType<Seal['evidence']> = z.object({
  scheme: z.string().min(1),
  verifier: z.string().min(1),
  url: z.url({ protocol: /^https$/ }),
});

function toSeals(certifications: ProductCardFieldsFragment['certifications']): Seal[] {
  const nodes = certifications?.references?.nodes ?? [];
  return nodes.flatMap((node) => {
    if (!('id' in node)) return [];
    const field = (name: string) => node.fields.find(({ key }) => key === name);
    const text = (name: string) => field(name)?.value ?? null;
    const title = text('title');
    const icon = field('icon')?.reference;
    const given = { scheme: text('scheme'), verifier: text('verifier'), url: text('url') };
    const proof = evidence.safeParse(given).data;
    if (!title || !proof) return [];
    const image = icon && 'image' in icon ? icon.image : null;
    const picture = toPicture(image, title);
    return [{ id: node.id, title, description: text('description'), picture, evidence: proof }];
  });
}
