import type { Localized } from '../model.ts';
import type { BrandProfile } from './brands/brand-profile.ts';
import type { CoffeeType } from './coffee-type.ts';
import type { FlavourProfile, Preparations } from './flavour-profile.ts';
import type { FlavourNote } from './source-data/notes.ts';
import type { Weight } from './source-data/pairings.ts';
import type { ProcessKey } from './source-data/processes.ts';
import type { Region } from './source-data/region.ts';
import type { Roast } from './source-data/roasts.ts';

export { type CoffeeType, isBagged } from './coffee-type.ts';

/** A German sentence for those who grind at home. */
export const asksToGrind = /[Mm]ahl|Mühle|gr[oö]b|feiner/;

/** A coffee's own facts, before texts, prices, stock and reviews are added. */
export interface CoffeeDraft {
  key: string;
  brand: BrandProfile;
  type: CoffeeType;
  /** Its proper name, without the kind. */
  name: Localized;
  title: Localized;
  /** The first gave most of the coffee; shares are in per cent. */
  origins: { region: Region; share: number }[];
  arabica: number;
  roast: Roast;
  process: ProcessKey | 'mixed';
  varieties: string[];
  notes: FlavourNote[];
  weight: Weight;
  decaf: boolean;
  organic: boolean;
  fair: boolean;
  directTrade: boolean;
  climate: boolean;
  womenGrown: boolean;
  /** A small lot of a sought-after variety; costs accordingly. */
  rare: boolean;
  /** For capsules: made for the long cup. */
  lungo: boolean;
  profile: FlavourProfile;
  preparations: Preparations;
  /** Sold in no other way: a vacuum brick. */
  isOnlyGround?: boolean;
  /** Pack sizes in grams and the price of 250 g in cents, where they are settled. */
  sizes?: number[];
  price?: number;
  /** Written by hand for the few coffees that the shop window relies on. */
  description?: Localized;
}

/** What is settled about a coffee before chance decides the rest. */
export interface CoffeePreset {
  name: string;
  /** Shares in per cent by region key. */
  origins: Record<string, number>;
  roast: Roast;
  process?: ProcessKey;
  /** German names. */
  notes: string[];
  decaf?: boolean;
  organic?: boolean;
  fair?: boolean;
  profile?: FlavourProfile;
  sizes?: number[];
  price?: number;
  description?: Localized;
}
