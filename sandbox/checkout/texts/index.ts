import type { Language } from '../../catalogue-format/languages.ts';
import { da } from './da.ts';
import { de, type Texts } from './de.ts';
import { en } from './en.ts';

export type { Texts };

export const texts: Record<Language, Texts> = { de, en, da };
