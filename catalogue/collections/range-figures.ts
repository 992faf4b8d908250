// What can be counted in a collection, as sentences: how much there is, from whom, for how much.

import type { CatalogueProduct, CatalogueVariant, Language, Localized } from '../model.ts';
import { hashOf } from '../random.ts';

const locales: Localized = { de: 'de-DE', en: 'en-GB', da: 'da-DK' };

const moneyFormats = perLanguage(
  (language) =>
    new Intl.NumberFormat(locales[language], {
      style: 'currency',
      currency: 'EUR',
      trailingZeroDisplay: 'stripIfInteger',
    }),
);
const numberFormats = perLanguage((language) => new Intl.NumberFormat(locales[language]));
const listFormats = perLanguage((language) => new Intl.ListFormat(locales[language]));

export function perLanguage<T>(make: (language: Language) => T): Localized<T> {
  return { de: make('de'), en: make('en'), da: make('da') };
}

export const money = (cents: number, language: Language) =>
  moneyFormats[language].format(cents / 100);

export const number = (value: number, language: Language) => numberFormats[language].format(value);

export const listed = (items: string[], language: Language) => listFormats[language].format(items);

export interface RangeFigures {
  products: CatalogueProduct[];
  count: number;
  brands: number;
  lowest: number;
  highest: number;
  bestSeller: CatalogueProduct;
  /** Countries, most frequent first; empty where nothing is grown. */
  origins: Localized<string[]>;
  organic: number;
}

/** `isShown` leaves out variants that the collection does not list. */
export function figuresOf(
  products: CatalogueProduct[],
  isShown: (variant: CatalogueVariant) => boolean = () => true,
): RangeFigures | undefined {
  const bestSeller = products.toSorted((a, b) => b.unitsSold - a.unitsSold)[0];
  if (bestSeller === undefined) return undefined;
  const prices = products.map((product) =>
    Math.min(...product.variants.filter(isShown).map(({ price }) => price)),
  );
  return {
    products,
    count: products.length,
    brands: new Set(products.map((product) => product.vendor)).size,
    lowest: Math.min(...prices),
    highest: Math.max(...prices),
    bestSeller,
    origins: perLanguage((language) =>
      mostFrequent(products.flatMap((product) => originsOf(product, language))).map(
        ([origin]) => origin,
      ),
    ),
    organic: products.filter((product) => product.tags.includes('bio')).length,
  };
}

function originsOf(product: CatalogueProduct, language: Language): string[] {
  const field = product.metafields.find(
    ({ namespace, key }) => namespace === 'coffee' && key === 'origin',
  );
  if (field === undefined || typeof field.value === 'string') return [];
  const parsed: unknown = JSON.parse(field.value[language]);
  return Array.isArray(parsed) ? parsed.filter((origin) => typeof origin === 'string') : [];
}

function mostFrequent<T extends string>(items: T[]): [T, number][] {
  return [...Map.groupBy(items, (item) => item)]
    .map(([item, same]): [T, number] => [item, same.length])
    .toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));
}

/** The same choice for the same text, spread over `count` ways of saying a thing. */
export function choiceFor(text: string, count: number): number {
  return hashOf(text) % count;
}
