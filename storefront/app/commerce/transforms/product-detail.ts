import { z } from 'zod';
import { isGtin } from '../gtin.ts';
import { parseMoney } from '../money.ts';
import type { PlainMetaobjectFieldsFragment, ProductDetailQuery } from '../operations/generated.ts';
import {
  type Award,
  type BrewRecipe,
  type DetailedVariant,
  type DrinkingWindow,
  type FlavourProfile,
  flavours,
  type ProductDetail,
  type Review,
  type SubscriptionPlan,
  type Suitability,
} from '../product.ts';
import { toLegalInformation } from './legal-information.ts';
import { parseJson } from './parse-json.ts';
import { toBadge, toPicture, toProductCard, toVariant } from './product.ts';
import { toProductTest } from './product-test.ts';
import { safeHtml } from './safe-html.ts';

type PlatformProduct = NonNullable<ProductDetailQuery['product']>;
type PlatformVariant = PlatformProduct['fullVariants']['nodes'][number];

export function toProductDetail(product: PlatformProduct): ProductDetail {
  const card = toProductCard(product);
  return {
    ...card,
    variants: product.fullVariants.nodes.map(toDetailedVariant),
    descriptionHtml: safeHtml(product.descriptionHtml),
    seo: {
      title: product.seo.title ?? `${product.vendor} ${card.title}`,
      description: product.seo.description ?? '',
    },
    pictures: product.images.nodes.map(({ url, altText }) => ({ url, alt: altText ?? card.title })),
    tags: product.tags,
    collections: product.collections.nodes.map(({ handle }) => handle),
    isGiftCard: product.isGiftCard,
    options: toOptions(product.options),
    origins: texts.safeParse(parseJson(product.origins?.value)).data ?? [],
    roast: product.roast?.value ?? null,
    arabica: percent.safeParse(product.arabica?.value).data ?? null,
    recipe: recipe.safeParse(parseJson(product.recipe?.value)).data ?? null,
    drinkingWindow: drinkingWindow.safeParse(parseJson(product.drinkingWindow?.value)).data ?? null,
    flavourProfile: toFlavourProfile(product.flavourProfile?.reference),
    suitability: suitability.safeParse(parseJson(product.preparations?.value)).data ?? null,
    preparationText: product.preparationText?.value ?? null,
    tip: product.tip?.value ?? null,
    technicalDetails: toTechnicalDetails(product.technicalDetails?.reference),
    legal: toLegalInformation(product),
    awards: (product.awards?.references?.nodes ?? []).flatMap(toAward),
    test: testOf(product.test?.reference),
    ratingDistribution: toDistribution(product.ratingDistribution?.value, card.rating?.count),
    reviews: (product.reviews?.references?.nodes ?? []).flatMap(toReview),
  };
}

const texts = z.array(z.string());
const percent = z.coerce.number().int().min(0).max(100);
const isoDate = z.iso.date();
const deliveryDays = z.object({
  min: z.number().int().nonnegative(),
  max: z.number().int().nonnegative(),
});
const degree = z.union([z.literal(1), z.literal(2), z.literal(3)]);
const suitability: z.ZodType<Suitability> = z.object({
  espresso: degree,
  caffe_crema: degree,
  cappuccino: degree,
  latte: degree,
  filter: degree,
});
const recipe: z.ZodType<BrewRecipe> = z.object({
  coffee: z.number().positive(),
  drink: z.number().positive(),
  seconds: z.number().positive(),
  temperature: z.number().positive(),
});
const drinkingWindow: z.ZodType<DrinkingWindow> = z
  .object({ rest: z.int().nonnegative(), best: z.int(), good: z.int() })
  .refine(({ rest, best, good }) => rest < best && best < good);
const technicalRows = z.array(z.object({ label: z.string(), value: z.string() }));
const distribution = z.array(z.int().nonnegative()).length(5);
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
  return {
    ...toVariant(variant, {
      lowestPrice30Days: metafield('price', 'lowest_30_days')?.value,
      sumOfSinglePrices: metafield('price', 'sum_of_single_prices')?.value,
      subscriptionPrice: plans[0]?.price ?? null,
      badge: badge?.__typename === 'Metaobject' ? toBadge(badge) : null,
    }),
    gtin: toGtin(variant.barcode),
    bestBefore: isoDate.safeParse(metafield('fulfillment', 'best_before_date')?.value).data ?? null,
    roastDate: isoDate.safeParse(metafield('fulfillment', 'roast_date')?.value).data ?? null,
    deliveryDays: toDeliveryDays(metafield('product', 'delivery_time')?.value),
    note: metafield('product', 'note')?.value || null,
    promotionalNote: metafield('product', 'promotional_note')?.value || null,
    pictures: gallery.flatMap((node) => {
      const picture = 'image' in node ? toPicture(node.image, variant.title) : null;
      return picture ? [picture] : [];
    }),
    plans,
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

const flavourKeys: Record<keyof FlavourProfile, string> = {
  roastDegree: 'roast_degree',
  body: 'body',
  caffeine: 'caffeine',
  strength: 'strength',
  balance: 'balance',
  fruitNote: 'fruit_note',
  crema: 'crema',
};

/** Null unless all seven values are present: the chart would mislead without one. */
function toFlavourProfile(reference: Reference): FlavourProfile | null {
  const field = fieldsOf(reference);
  if (!field) return null;
  const values = flavours.map((flavour) => {
    const value = stars.safeParse(field(flavourKeys[flavour]));
    return [flavour, value.data] as const;
  });
  if (values.some(([, value]) => value === undefined)) return null;
  return Object.fromEntries(values) as FlavourProfile;
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
    },
  ];
}
