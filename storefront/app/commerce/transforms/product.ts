import { z } from 'zod';
import { parseMoney } from '../money.ts';
import type {
  ProductCardFieldsFragment,
  VariantCardFieldsFragment,
} from '../operations/generated.ts';
import {
  availabilityOf,
  offerOf,
  type Picture,
  type ProductCard,
  presentTitle,
  type Seal,
  titleWithoutPrefix,
  type Variant,
} from '../product.ts';
import { parseJson } from './parse-json.ts';

interface PlatformImage {
  url: string;
  altText: string | null;
}

export function toPicture(image: PlatformImage | null, fallbackAlt: string): Picture | null {
  return image && { url: image.url, alt: image.altText ?? fallbackAlt };
}

export function toVariant(variant: VariantCardFieldsFragment): Variant {
  return {
    id: variant.id,
    sku: variant.sku,
    title: presentTitle(variant.title),
    price: parseMoney(variant.price),
    compareAtPrice: variant.compareAtPrice && parseMoney(variant.compareAtPrice),
    unitPrice: toUnitPrice(variant),
    availability: availabilityOf(variant),
    options: variant.selectedOptions.filter(({ value }) => presentTitle(value)),
    picture: toPicture(variant.image, variant.title),
  };
}

export function toUnitPrice({
  unitPrice,
  unitPriceMeasurement,
}: Pick<VariantCardFieldsFragment, 'unitPrice' | 'unitPriceMeasurement'>): Variant['unitPrice'] {
  const unit = unitPriceMeasurement?.referenceUnit;
  return unitPrice && unit ? { price: parseMoney(unitPrice), unit: unit.toLowerCase() } : null;
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
    offer: offerOf(product.variants.nodes.map(toVariant)),
    seals: toSeals(product.certifications),
    shortNote: product.shortNote?.value ?? null,
    strength: toStrength(product.strength?.value),
    rating: toRating(product),
    isNew: isNew(product.publishedAt),
    badge: toBadge(product),
    subscriptionPrice: toSubscriptionPrice(product),
    listedVariant: null,
  };
}

const newForDays = 30;

function isNew(publishedAt: string): boolean {
  const age = Date.now() - Date.parse(publishedAt);
  return age >= 0 && age < newForDays * 86_400_000;
}

function toStrength(text: string | undefined): number | null {
  return /^[1-5]$/.test(text ?? '') ? Number(text) : null;
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

function toBadge({ firstVariant }: ProductCardFieldsFragment): ProductCard['badge'] {
  const reference = firstVariant.nodes[0]?.badge?.reference;
  if (!reference || !('fields' in reference)) return null;
  const field = (key: string) => reference.fields.find((candidate) => candidate.key === key)?.value;
  const title = field('title');
  return title ? { title, tone: field('tone') ?? 'plain' } : null;
}

function toSubscriptionPrice({ firstVariant }: ProductCardFieldsFragment) {
  const [allocation] = firstVariant.nodes[0]?.sellingPlanAllocations.nodes ?? [];
  const price = allocation?.priceAdjustments[0]?.price;
  return price ? parseMoney(price) : null;
}

function toSeals(certifications: ProductCardFieldsFragment['certifications']): Seal[] {
  const nodes = certifications?.references?.nodes ?? [];
  return nodes.flatMap((node) => {
    if (!('id' in node)) return [];
    const title = node.fields.find(({ key }) => key === 'title')?.value;
    const icon = node.fields.find(({ key }) => key === 'icon')?.reference;
    if (!title) return [];
    const image = icon && 'image' in icon ? icon.image : null;
    const description = node.fields.find(({ key }) => key === 'description')?.value ?? null;
    return [{ id: node.id, title, description, picture: toPicture(image, title) }];
  });
}
