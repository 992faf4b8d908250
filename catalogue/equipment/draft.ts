import { slugify } from '../../sandbox/catalogue-format/slugify.ts';
import type {
  CatalogueOption,
  CatalogueVariant,
  Language,
  Localized,
  ProductType,
} from '../model.ts';
import type { Random } from '../random.ts';
import type { Colour } from './colours.ts';

export interface Detail {
  label: Localized;
  value: Localized;
}

export interface DraftVariant {
  options: number[];
  price: number;
  weightGrams: number;
  contents?: NonNullable<CatalogueVariant['contents']>;
}

/** A product's own facts, before texts, stock and reviews are added. */
export interface Draft {
  productType: ProductType;
  /** Which material its texts are made from. */
  kind: string;
  vendor: string;
  /** What it is compared within, where that is narrower than its kind. */
  line?: string;
  /** Its proper name. */
  model: string;
  title: Localized;
  shortNote: Localized;
  /** What a sentence may ask for before it is used. */
  flags: string[];
  /** What stands for the {placeholders} of a sentence. */
  values: Record<string, Localized>;
  details: Detail[];
  /** What is in the box of a machine, or which machines a part fits. */
  listItems: Localized[];
  options: CatalogueOption[];
  variants: DraftVariant[];
  /** Its place among all products of its kind. */
  rank?: number;
  /** What it looks like, where it has a colour at all. */
  colour?: Colour;
  object: string;
  /** What the label of the pictured object says, beside brand and name. */
  label?: { note: string; weight: string };
  hasPlug: boolean;
  isGift: boolean;
  /** Tank, burrs, capacity: what "larger" means for its kind. */
  size: number;
  /** Portafilter or basket diameters in millimetres that it takes or fits. */
  diameters: number[];
  /** Keys of the machines or grinders that a part is made for. */
  fits: string[];
}

export const draftKey = (draft: Pick<Draft, 'vendor' | 'title'>) =>
  slugify(`${draft.vendor} ${draft.title.de}`);

export { words } from './words.ts';

export const same = (text: string): Localized => ({ de: text, en: text, da: text });

export function localized<T>(make: (language: Language) => T): Localized<T> {
  return { de: make('de'), en: make('en'), da: make('da') };
}

const locales: Localized = { de: 'de-DE', en: 'en-GB', da: 'da-DK' };
const numberFormats = localized((language) => new Intl.NumberFormat(locales[language]));

export const amount = (value: number, unit = ''): Localized =>
  localized((language) => `${numberFormats[language].format(value)}${unit && ` ${unit}`}`);

/** "0.6–1 l", or one amount where both ends are the same. */
export const span = (low: number, high: number, unit: string): Localized =>
  low === high ? amount(high, unit) : joined([amount(low), amount(high, unit)], '–');

export const joined = (parts: Localized[], separator = ', '): Localized =>
  localized((language) => parts.map((part) => part[language]).join(separator));

export const phrase = (template: Localized, values: Record<string, Localized>): Localized =>
  localized((language) =>
    template[language].replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name];
      if (!value) throw new Error(`no value for {${name}} in "${template[language]}"`);
      return value[language];
    }),
  );

export const capitalised = (text: Localized): Localized =>
  localized((language) => text[language].charAt(0).toUpperCase() + text[language].slice(1));

export const cents = (euros: number) => Math.round(euros * 100);

/** A value between two bounds that grows with `share` (0 to 1), with some chance, in whole steps. */
export function between(
  random: Random,
  low: number,
  high: number,
  share: number,
  step = 1,
): number {
  const wobble = (random.next() - 0.5) * 0.2;
  const position = Math.min(1, Math.max(0, share + wobble));
  return Math.round((low + (high - low) * position) / step) * step;
}

export const rounded = (value: number, digits = 1) => Number(value.toFixed(digits));
