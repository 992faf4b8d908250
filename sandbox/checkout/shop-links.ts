import type { Language, Localized } from '../catalogue/model.ts';

/** The shop's legal pages; their addresses differ by language. */
const pages = {
  terms: { de: 'agb', en: 'terms-of-service', da: 'terms-of-service' },
  withdrawal: {
    de: 'ruecksendung-reklamation-widerruf',
    en: 'returns-complaints-withdrawal',
    da: 'returns-complaints-withdrawal',
  },
  shipping: { de: 'versand-lieferung', en: 'shipping-delivery', da: 'forsendelse-levering' },
  privacy: { de: 'datenschutz', en: 'privacy', da: 'privacy' },
  imprint: { de: 'impressum', en: 'imprint', da: 'imprint' },
} satisfies Record<string, Localized>;

export function shopPath(shopUrl: string, language: Language, path = ''): string {
  return shopUrl.replace('{lang}', language) + path;
}

export function shopPage(shopUrl: string, language: Language, name: keyof typeof pages): string {
  return shopPath(shopUrl, language, `/e/${pages[name][language]}`);
}
