import type { Language } from '../languages.ts';
import { subscription as da } from './da/subscription.ts';
import { subscription as de } from './de/subscription.ts';
import { subscription as en } from './en/subscription.ts';

export const subscription: Record<Language, typeof de> = { de, en, da };
