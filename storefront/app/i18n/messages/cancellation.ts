import type { Language } from '../languages.ts';
import { cancellation as da } from './da/cancellation.ts';
import { cancellation as de } from './de/cancellation.ts';
import { cancellation as en } from './en/cancellation.ts';

export const cancellation: Record<Language, typeof de> = { de, en, da };
