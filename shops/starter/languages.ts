import type { LanguageFacts } from '../../storefront/app/shop-model/language-facts.ts';

/** The first is the fallback for unknown languages. */
export const languages = ['en', 'fr'] as const;

export const languageFacts = {
  en: { key: 'en', code: 'EN', locale: 'en-GB', name: 'English', flag: 'gb' },
  fr: { key: 'fr', code: 'FR', locale: 'fr-FR', name: 'Français', flag: 'fr' },
} as const satisfies Record<(typeof languages)[number], LanguageFacts>;
