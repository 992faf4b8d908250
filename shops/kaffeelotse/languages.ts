import type { LanguageFacts } from '../../storefront/app/shop-model/language-facts.ts';

/** The first is the fallback for unknown languages. */
export const languages = ['de', 'en', 'da'] as const;

export const languageFacts = {
  de: { key: 'de', code: 'DE', locale: 'de-DE', name: 'Deutsch', flag: 'de' },
  en: { key: 'en', code: 'EN', locale: 'en-GB', name: 'English', flag: 'gb' },
  da: { key: 'da', code: 'DA', locale: 'da-DK', name: 'Dansk', flag: 'dk' },
} as const satisfies Record<(typeof languages)[number], LanguageFacts>;
