import type { Language } from '../languages.ts';
import { restock as da } from './da/restock.ts';
import { restock as de } from './de/restock.ts';
import { restock as en } from './en/restock.ts';

export const restock: Record<Language, typeof de> = { de, en, da };
