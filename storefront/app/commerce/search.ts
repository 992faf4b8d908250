import type { Listing } from './collection.ts';
import type { Money } from './money.ts';
import type { Picture } from './product.ts';

/** A product as the search window shows it. */
export interface ProductHit {
  handle: string;
  title: string;
  vendor: string;
  picture: Picture | null;
  shortNote: string | null;
  rating: { average: number; count: number } | null;
  offer: HitOffer;
}

export interface HitOffer {
  price: Money;
  /** Other variants cost more. */
  from: boolean;
  /** Of the variant that costs this. */
  unitPrice: { price: Money; unit: string } | null;
}

export interface CategoryHit {
  handle: string;
  title: string;
  /** Brands have one. */
  logo: Picture | null;
}

/** What the search window shows for a query. */
export interface Suggestions {
  products: ProductHit[];
  categories: CategoryHit[];
  /** Ways to go on typing. */
  phrases: string[];
}

/** What the platform knows of the presets. */
export interface PresetGoods {
  products: ProductHit[];
  /** By the collection's handle. */
  pictures: Record<string, Picture>;
}

/** What it shows before anything is typed. */
export interface SearchPresets {
  phrases: string[];
  categories: { handle: string; title: string; picture: Picture | null }[];
  products: ProductHit[];
}

/** What the results page shows for a query. */
export interface SearchResults {
  listing: Listing;
  categories: CategoryHit[];
  brands: CategoryHit[];
  /** What was probably meant instead; null where the query's words are the shop's. */
  didYouMean: string | null;
}

const longestQuery = 100;

/** What was typed, without what nobody means to type; not longer than anybody needs. */
export function tidyQuery(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim();
  // by characters, so that none is cut in half
  return [...plain].slice(0, longestQuery).join('').trim();
}

/** The same text for everybody who means the same, so that one answer serves them all. */
export function normaliseQuery(text: string): string {
  return tidyQuery(tidyQuery(text).toLowerCase());
}

/** The first proposal, unless the query is on its way to one. */
export function didYouMean(query: string, phrases: readonly string[]): string | null {
  const [first] = phrases;
  const typed = lettersOnly(query);
  return !first || phrases.some((phrase) => lettersOnly(phrase).includes(typed)) ? null : first;
}

/** Whether two phrases differ in nothing but capitals, accents, hyphens and spaces: "bio espresso", "Bio-Espresso". */
export function isSamePhrase(one: string, other: string): boolean {
  return lettersOnly(one) === lettersOnly(other);
}

function lettersOnly(text: string): string {
  return plainLetters(text).replace(/[^\p{L}\p{N}]/gu, '');
}

const spelledOut: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'oe',
  å: 'aa',
};

/** Umlauts spelled out, other marks left off. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüßæøå]/g, (letter) => spelledOut[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

export interface TextPart {
  text: string;
  isTyped: boolean;
}

/** A title with the typed words marked, so that a shopper sees why it was found. */
export function markTyped(title: string, query: string): TextPart[] {
  const words = normaliseQuery(query)
    .split(' ')
    .filter((word) => word !== '')
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (words.length === 0) return [{ text: title, isTyped: false }];
  return title
    .split(new RegExp(`(${words.join('|')})`, 'iu'))
    .map((text, index) => ({ text, isTyped: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
