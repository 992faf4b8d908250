// What a collection can ask about a product, read once from its metafields, options and variants.

import { z } from 'zod';
import { flavourNotes, type NoteFamily } from '../coffee/source-data/notes.ts';
import type {
  CatalogueBrand,
  CatalogueMetaobject,
  CatalogueProduct,
  ProductType,
} from '../model.ts';

type Preparation = 'espresso' | 'filter' | 'latte' | 'caffe_crema' | 'cappuccino';

export interface ProductFacts {
  type: ProductType;
  tags: ReadonlySet<string>;
  /** Beans or grounds, as opposed to capsules, pads, instant and packs. */
  isBeanCoffee: boolean;
  isCoffee: boolean;
  isMachine: boolean;
  isGrinder: boolean;
  isAccessory: boolean;
  isGift: boolean;
  isTasterPack: boolean;
  isSubscribable: boolean;
  isWholeBean: boolean;
  isGround: boolean;
  hasKiloBag: boolean;
  brandKind: CatalogueBrand['kind'] | undefined;
  /** In German; empty for goods without a brand of their own. */
  brandCountry: string;
  isNordicBrand: boolean;
  /** Of the cheapest variant, in cents. */
  price: number;
  /** Of the cheapest pack by weight; 0 where nothing is weighed. */
  pricePerKilo: number;
  onSale: boolean;
  /** The largest saving as a share of the old price. */
  reduction: number;
  /** 1 is the best seller among products of its type. */
  salesRankInType: number;
  rating: number;
  ratingCount: number;
  /** In German. */
  origins: ReadonlySet<string>;
  process: string;
  /** 1 light, 2 medium, 3 medium-dark, 4 dark; 0 for what is not roasted. */
  roastLevel: number;
  /** 1 to 5; 0 for what is no coffee. */
  strength: number;
  /** Share of Arabica in per cent; not a number for what is no coffee. */
  arabica: number;
  decaf: boolean;
  organic: boolean;
  fair: boolean;
  seals: ReadonlySet<string>;
  countNotes: (...families: NoteFamily[]) => number;
  suits: (preparation: Preparation, atLeast: 1 | 2 | 3) => boolean;
  /** Whether the German title says it. */
  named: (words: RegExp) => boolean;
  /** Whether the German title, short note or technical details say it. */
  mentions: (words: RegExp) => boolean;
}

const beanCoffeeTypes: ProductType[] = ['espresso', 'caffe-crema', 'filter-coffee'];
const coffeeTypes: ProductType[] = [
  ...beanCoffeeTypes,
  'capsules',
  'pads',
  'instant-coffee',
  'savings-pack',
];
const machineTypes: ProductType[] = [
  'portafilter-machine',
  'fully-automatic-machine',
  'filter-machine',
  'capsule-machine',
];
const grinderTypes: ProductType[] = ['electric-grinder', 'hand-grinder'];
const accessoryTypes: ProductType[] = [
  ...grinderTypes,
  'kettle',
  'milk-frother',
  'filters',
  'scale',
  'tamper',
  'barista-tool',
  'milk-jug',
  'cup',
  'glass',
  'storage',
  'cleaning',
  'water-filter',
];
const nordicCountries = ['Dänemark', 'Schweden', 'Norwegen', 'Finnland'];

const lines = z.array(z.string());
const ratingValue = z.object({ value: z.coerce.number() });
const suitability = z.record(z.string(), z.number());
const detailRows = z.array(z.object({ label: z.string(), value: z.string() }));

const familyOfNote = new Map(
  flavourNotes.map((note) => [note.name.de.toLowerCase(), note.family] as const),
);

export type FactReader = (product: CatalogueProduct) => ProductFacts;

export function createFactReader(
  products: CatalogueProduct[],
  brands: CatalogueBrand[],
  metaobjects: CatalogueMetaobject[],
): FactReader {
  const brandByName = new Map(brands.map((brand) => [brand.name, brand]));
  const ranks = salesRanks(products);
  const detailsByKey = technicalDetails(metaobjects);
  const known = new WeakMap<CatalogueProduct, ProductFacts>();

  return (product) => {
    const facts =
      known.get(product) ??
      readFacts(
        product,
        brandByName.get(product.vendor),
        ranks.get(product.key) ?? Number.POSITIVE_INFINITY,
        metaobjectKeys(product, 'product', 'technical_details')
          .map((key) => detailsByKey.get(key) ?? '')
          .join(' '),
      );
    known.set(product, facts);
    return facts;
  };
}

function readFacts(
  product: CatalogueProduct,
  brand: CatalogueBrand | undefined,
  salesRankInType: number,
  technicalText: string,
): ProductFacts {
  const type = product.productType;
  const tags = new Set(product.tags);
  const title = product.title.de.toLowerCase();
  const everything =
    `${title} ${germanValue(product, 'product', 'short_note')} ${technicalText}`.toLowerCase();
  const optionValues = product.options
    .flatMap((option) => option.values.map((value) => value.name.de.toLowerCase()))
    .join(' ');
  const families = listValue(product, 'coffee', 'notes').map((note) =>
    familyOfNote.get(note.toLowerCase()),
  );
  const preparations = jsonValue(product, 'product', 'preparations', suitability) ?? {};
  const reduction = Math.max(
    0,
    ...product.variants.map((variant) =>
      variant.compareAtPrice === undefined ? 0 : 1 - variant.price / variant.compareAtPrice,
    ),
  );
  const weighed = product.variants.flatMap((variant) => {
    const grams = gramsIn(variant.contents);
    return grams > 0 ? [{ grams, perKilo: Math.round((variant.price * 1000) / grams) }] : [];
  });
  const isBeanCoffee = beanCoffeeTypes.includes(type);

  return {
    type,
    tags,
    isBeanCoffee,
    isCoffee: coffeeTypes.includes(type),
    isMachine: machineTypes.includes(type),
    isGrinder: grinderTypes.includes(type),
    isAccessory: accessoryTypes.includes(type),
    isGift: tags.has('geschenk') || type === 'gift-card',
    isTasterPack: type === 'savings-pack' && /probier/.test(title),
    isSubscribable: product.sellingPlanGroups.length > 0,
    isWholeBean: isBeanCoffee && /ganze bohne/.test(optionValues),
    isGround: isBeanCoffee && /gemahlen/.test(optionValues),
    hasKiloBag: isBeanCoffee && weighed.some(({ grams }) => grams === 1000),
    brandKind: brand?.kind,
    brandCountry: brand?.country.de ?? '',
    isNordicBrand: nordicCountries.includes(brand?.country.de ?? ''),
    price: Math.min(...product.variants.map((variant) => variant.price)),
    pricePerKilo: weighed.length === 0 ? 0 : Math.min(...weighed.map(({ perKilo }) => perKilo)),
    onSale: reduction > 0,
    reduction,
    salesRankInType,
    rating: jsonValue(product, 'reviews', 'rating', ratingValue)?.value ?? 0,
    ratingCount: Number(germanValue(product, 'reviews', 'rating_count') || 0),
    origins: new Set(listValue(product, 'coffee', 'origin')),
    process: germanValue(product, 'coffee', 'process'),
    roastLevel: roastLevelOf(germanValue(product, 'coffee', 'roast').toLowerCase()),
    strength: Number(germanValue(product, 'coffee', 'strength') || 0),
    arabica: Number(germanValue(product, 'coffee', 'arabica') || Number.NaN),
    decaf: germanValue(product, 'coffee', 'decaf') === 'true',
    organic: germanValue(product, 'coffee', 'organic') === 'true',
    fair: germanValue(product, 'coffee', 'fair') === 'true',
    seals: new Set(metaobjectKeys(product, 'product', 'certifications')),
    countNotes: (...wanted) =>
      families.filter((family) => family !== undefined && wanted.includes(family)).length,
    suits: (preparation, atLeast) => (preparations[preparation] ?? 0) >= atLeast,
    named: (words) => words.test(title),
    mentions: (words) => words.test(everything),
  };
}

function roastLevelOf(roast: string): number {
  if (roast === '') return 0;
  if (/mittel.?dunk/.test(roast)) return 3;
  if (roast.includes('dunk')) return 4;
  return roast.includes('hell') ? 1 : 2;
}

function gramsIn(contents: CatalogueProduct['variants'][number]['contents']): number {
  if (contents?.unit === 'g') return contents.amount;
  if (contents?.unit === 'kg') return contents.amount * 1000;
  return 0;
}

function salesRanks(products: CatalogueProduct[]): Map<string, number> {
  const ranks = new Map<string, number>();
  for (const ofType of Map.groupBy(products, (product) => product.productType).values()) {
    ofType
      .toSorted((a, b) => b.unitsSold - a.unitsSold)
      .forEach((product, index) => {
        ranks.set(product.key, index + 1);
      });
  }
  return ranks;
}

function technicalDetails(metaobjects: CatalogueMetaobject[]): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { type, key, fields } of metaobjects) {
    const rows = fields.find((field) => field.key === 'rows');
    if (type !== 'technical_details' || rows === undefined) continue;
    const german = typeof rows.value === 'string' ? rows.value : rows.value.de;
    texts.set(
      key,
      detailRows
        .parse(JSON.parse(german))
        .map(({ label, value }) => `${label} ${value}`)
        .join(' '),
    );
  }
  return texts;
}

function metafield(product: CatalogueProduct, namespace: string, key: string) {
  return product.metafields.find((field) => field.namespace === namespace && field.key === key);
}

function metaobjectKeys(product: CatalogueProduct, namespace: string, key: string): string[] {
  return metafield(product, namespace, key)?.metaobjects ?? [];
}

function germanValue(product: CatalogueProduct, namespace: string, key: string): string {
  const value = metafield(product, namespace, key)?.value ?? '';
  return typeof value === 'string' ? value : value.de;
}

function jsonValue<T>(
  product: CatalogueProduct,
  namespace: string,
  key: string,
  schema: z.ZodType<T>,
): T | undefined {
  const text = germanValue(product, namespace, key);
  return text === '' ? undefined : schema.parse(JSON.parse(text));
}

function listValue(product: CatalogueProduct, namespace: string, key: string): string[] {
  return jsonValue(product, namespace, key, lines) ?? [];
}
