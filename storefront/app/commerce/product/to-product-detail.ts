import { z } from 'zod';
import { typeset } from '../../i18n/typeset.ts';
import { isLowestPrice } from '../markets/in-country.ts';
import type { PlainMetaobjectFieldsFragment, ProductDetailQuery } from '../operations/generated.ts';
import { parseJson } from '../platform/parse-json.ts';
import { safeHtml } from '../platform/safe-html.ts';
import { parseMoney } from '../price/money.ts';
import { sumOfComponents } from './bundle.ts';
import { isGtin } from './gtin.ts';
import { toProductFacts, toVariantFacts } from './module-facts.ts';
import { metaDescription } from './plain-text.ts';
import type { Award, DetailedVariant, ProductDetail, Review, SubscriptionPlan } from './product.ts';
import { toQuantityRule } from './quantity-rule.ts';
import { toBundleComponent } from './to-bundle.ts';
import { toLegalInformation } from './to-legal-information.ts';
import { toMedia } from './to-media.ts';
import { toBadge, toPicture, toProductCard, toVariant } from './to-product.ts';
import { toProductTest } from './to-product-test.ts';

type PlatformProduct = NonNullable<ProductDetailQuery['product']>;
type PlatformVariant = PlatformProduct['fullVariants']['nodes'][number];

export function toProductDetail(product: PlatformProduct): ProductDetail {
  const card = toProductCard(product);
  const variants = product.fullVariants.nodes.map(toDetailedVariant);
  return {
    ...card,
    variants,
    descriptionHtml: safeHtml(product.descriptionHtml),
    seo: {
      title: product.seo.title ?? `${product.vendor} ${card.title}`,
      description: metaDescription(product.seo.description, product.descriptionHtml),
    },
    pictures: product.images.nodes.map(({ url, altText }) => ({ url, alt: altText ?? card.title })),
    media: toMedia(product.media.nodes, {
      captions: product.videoCaptions?.value,
      title: card.title,
    }),
    tags: product.tags,
    collections: product.collections.nodes.map(({ handle }) => handle),
    isGiftCard: product.isGiftCard,
    options: toOptions(product.options),
    facts: toProductFacts(product.moduleFields),
    preparationText: product.preparationText ? typeset(product.preparationText.value) : null,
    tip: product.tip ? typeset(product.tip.value) : null,
    technicalDetails: toTechnicalDetails(product.technicalDetails?.reference),
    legal: withAllergensOf(variants, toLegalInformation(product)),
    awards: (product.awards?.references?.nodes ?? []).flatMap(toAward),
    test: testOf(product.test?.reference),
    ratingDistribution: toDistribution(product.ratingDistribution?.value, card.rating?.count),
    reviews: (product.reviews?.references?.nodes ?? []).flatMap(toReview),
  };
}

/** A bundle contains what its components contain. */
function withAllergensOf(
  variants: readonly DetailedVariant[],
  legal: ProductDetail['legal'],
): ProductDetail['legal'] {
  const ofComponents = variants.flatMap(({ components }) =>
    components.flatMap(({ allergens }) => allergens),
  );
  return { ...legal, allergens: [...new Set([...legal.allergens, ...ofComponents])] };
}

const isoDate = z.iso.date();
const deliveryDays = z.object({
  min: z.number().int().nonnegative(),
  max: z.number().int().nonnegative(),
});
const technicalRows = z.array(z.object({ label: z.string(), value: z.string() }));
const distribution = z.array(z.int().nonnegative()).length(5);
/** "de": other values would be errors where names of languages are looked up. */
const languageTag = z.string().regex(/^[a-z]{2,3}$/);
const stars = z.coerce.number().min(1).max(5);

interface PlatformOption {
  name: string;
  optionValues: { name: string; swatch: { color: string | null } | null }[];
}

export function toOptions(options: readonly PlatformOption[]): ProductDetail['options'] {
  return options.map(({ name, optionValues }) => ({
    name,
    values: optionValues.map((value) => ({
      name: value.name,
      swatch: value.swatch?.color ?? null,
    })),
  }));
}

export function toGtin(barcode: string | null): string | null {
  return barcode !== null && isGtin(barcode) ? barcode : null;
}

export function toDeliveryDays(value: string | undefined): DetailedVariant['deliveryDays'] {
  return deliveryDays.safeParse(parseJson(value)).data ?? null;
}

function toDetailedVariant(variant: PlatformVariant): DetailedVariant {
  const metafield = (namespace: string, key: string) =>
    variant.metafields.find((field) => field?.namespace === namespace && field.key === key);
  const gallery = metafield('product', 'gallery')?.references?.nodes ?? [];
  const badge = metafield('variant', 'badge')?.reference;
  const plans = variant.sellingPlanAllocations.nodes.flatMap(toPlan);
  const components = variant.components.nodes.map(({ productVariant, quantity }) =>
    toBundleComponent(productVariant, quantity),
  );
  return {
    ...toVariant(variant, {
      lowestPrice30Days: variant.metafields.find((field) => field && isLowestPrice(field))?.value,
      // components have today's prices
      sumOfSinglePrices:
        sumOfComponents(components) ?? metafield('price', 'sum_of_single_prices')?.value,
      subscriptionPrice: plans[0]?.price ?? null,
      badge: badge?.__typename === 'Metaobject' ? toBadge(badge) : null,
    }),
    gtin: toGtin(variant.barcode),
    bestBefore: isoDate.safeParse(metafield('fulfillment', 'best_before_date')?.value).data ?? null,
    facts: toVariantFacts(variant.moduleFields),
    deliveryDays: toDeliveryDays(metafield('product', 'delivery_time')?.value),
    note: metafield('product', 'note')?.value || null,
    promotionalNote: metafield('product', 'promotional_note')?.value || null,
    pictures: gallery.flatMap((node) => {
      const picture = 'image' in node ? toPicture(node.image, variant.title) : null;
      return picture ? [picture] : [];
    }),
    plans,
    components,
    quantityRule: toQuantityRule(variant.quantityRule),
  };
}

type Allocation = PlatformVariant['sellingPlanAllocations']['nodes'][number];

function toPlan({ sellingPlan, priceAdjustments }: Allocation): SubscriptionPlan[] {
  const policy = sellingPlan.deliveryPolicy;
  const [adjustment] = priceAdjustments;
  const unit = policy?.interval;
  if (!adjustment || (unit !== 'DAY' && unit !== 'WEEK' && unit !== 'MONTH')) return [];
  return [
    {
      id: sellingPlan.id,
      interval: { unit, count: policy?.intervalCount ?? 1 },
      price: parseMoney(adjustment.price),
      priceOnce: parseMoney(adjustment.compareAtPrice),
    },
  ];
}

type Node = PlainMetaobjectFieldsFragment | Record<PropertyKey, never>;
type Reference = Node | null | undefined;

/** The fields of a metaobject; null for anything else. */
function fieldsOf(reference: Reference) {
  if (!reference || !('fields' in reference)) return null;
  return (key: string) => reference.fields.find((field) => field.key === key)?.value || null;
}

export function toTechnicalDetails(reference: Reference): { label: string; value: string }[] {
  return technicalRows.safeParse(parseJson(fieldsOf(reference)?.('rows'))).data ?? [];
}

function toAward(reference: Node): Award[] {
  const field = fieldsOf(reference);
  const title = field?.('title');
  if (!field || !title) return [];
  return [{ title, year: field('year'), description: field('description') }];
}

function testOf(reference: Reference) {
  if (!reference || !('fields' in reference)) return null;
  const { handle, fields } = reference;
  return toProductTest({ handle, fields });
}

/** Null where the distribution does not add up to the number of ratings. */
function toDistribution(value: string | undefined, ratingCount: number | undefined) {
  const counts = distribution.safeParse(parseJson(value)).data;
  const sum = counts?.reduce((total, count) => total + count, 0);
  return counts && sum === ratingCount ? counts : null;
}

export function toReview(reference: Node): Review[] {
  const field = fieldsOf(reference);
  const body = field?.('body');
  const rating = stars.safeParse(field?.('rating'));
  const original = field?.('original_body');
  if (!field || !body || !rating.success || !('id' in reference)) return [];
  return [
    {
      id: reference.id,
      author: field('author') ?? '',
      place: field('place'),
      date: isoDate.safeParse(field('date')).data ?? null,
      rating: rating.data,
      isVerified: field('verified_purchase') === 'true',
      title: field('title'),
      body,
      language: languageTag.safeParse(field('language')).data ?? null,
      original:
        original && original !== body ? { title: field('original_title'), body: original } : null,
    },
  ];
}
