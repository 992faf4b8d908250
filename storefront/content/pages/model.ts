import type { MenuItem } from '../model.ts';
import type { GermanOnly, PageKey } from './addresses.ts';

/** A short page of plain words, until it is written at length. */
export interface PageText {
  title: string;
  description: string;
  paragraphs: string[];
  /** Where to go from here. */
  links?: MenuItem[];
}

export type GermanPages = Record<PageKey, PageText>;
export type TranslatedPages = Record<Exclude<PageKey, GermanOnly>, PageText>;
