import { existsSync } from 'node:fs';
import { languages } from '#shop/languages.ts';
import type { Language } from '../../storefront/app/i18n/languages.ts';

const messages = new URL('../../storefront/app/i18n/messages/', import.meta.url);

/** Languages of the shop that the storefront has no texts in: what they lack is to be translated, not wrong. */
export const furtherLanguages: readonly Language[] = languages.filter(
  (language) => !existsSync(new URL(`${language}/`, messages)),
);
