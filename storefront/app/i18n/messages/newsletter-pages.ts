import type { Language } from '../languages.ts';
import { newsletterPages as da } from './da/newsletter-pages.ts';
import { newsletterPages as de } from './de/newsletter-pages.ts';
import { newsletterPages as en } from './en/newsletter-pages.ts';

export const newsletterPages: Record<Language, typeof de> = { de, en, da };
