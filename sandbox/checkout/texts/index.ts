import {
  type Language,
  type PageLanguage,
  pageLanguage,
} from '../../catalogue-format/languages.ts';
import { da } from './da.ts';
import { de, type Texts } from './de.ts';
import { en } from './en.ts';

export type { Texts };

const written: Record<PageLanguage, Texts> = { de, en, da };

export function textsIn(language: Language): Texts {
  return written[pageLanguage(language)];
}
