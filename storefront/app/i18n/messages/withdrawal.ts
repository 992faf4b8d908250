import type { Language } from '../languages.ts';
import { withdrawal as da } from './da/withdrawal.ts';
import { withdrawal as de } from './de/withdrawal.ts';
import { withdrawal as en } from './en/withdrawal.ts';

export const withdrawal: Record<Language, typeof de> = { de, en, da };
