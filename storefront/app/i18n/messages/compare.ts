import type { Language } from '../languages.ts';
import { compare as da } from './da/compare.ts';
import { compare as de } from './de/compare.ts';
import { compare as en } from './en/compare.ts';

export const compare: Record<Language, typeof de> = { de, en, da };
