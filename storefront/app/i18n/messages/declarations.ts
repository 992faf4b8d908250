import type { Language } from '../languages.ts';
import { declarations as da } from './da/declarations.ts';
import { declarations as de } from './de/declarations.ts';
import { declarations as en } from './en/declarations.ts';

export const declarations: Record<Language, typeof de> = { de, en, da };
