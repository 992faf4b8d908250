import type { Language } from '../../app/i18n/languages.ts';

interface PageAddress {
  /** 'page' is at /e/, 'article' at /a/. */
  kind: 'page' | 'article';
  /** The same page in the languages it is written in. */
  slugs: Partial<Record<Language, string>>;
}

const page = (de: string, en: string, da: string): PageAddress => ({
  kind: 'page',
  slugs: { de, en, da },
});
const article = (de: string, en: string, da: string): PageAddress => ({
  kind: 'article',
  slugs: { de, en, da },
});
const germanPage = (de: string): PageAddress => ({ kind: 'page', slugs: { de } });

/** Every content page with its counterparts. */
export const pageAddresses = {
  shipping: page('versand-lieferung', 'shipping-delivery', 'forsendelse-levering'),
  payment: page('zahlung', 'payment', 'payment'),
  returns: page(
    'ruecksendung-reklamation-widerruf',
    'returns-complaints-withdrawal',
    'returns-complaints-withdrawal',
  ),
  clickCollect: page('click-collect', 'click-collect', 'click-collect'),
  benefits: page('bestellvorteile', 'ordering-benefits', 'ordering-benefits'),
  newsletter: page('newsletter', 'newsletter', 'newsletter'),
  about: page('ueber-uns', 'our-team', 'vores-team'),
  coffeeHub: germanPage('coffee-hub'),
  jobs: germanPage('jobs'),
  workshops: page('kaffee-workshops', 'coffee-workshops', 'kaffe-workshops'),
  co2: page('co2-kompensation', 'co2-compensation', 'co2-kompensation'),
  terms: page('agb', 'terms-of-service', 'terms-of-service'),
  imprint: page('impressum', 'imprint', 'imprint'),
  privacy: page('datenschutz', 'privacy', 'privacy'),
  accessibility: page('barrierefreiheit', 'accessibility', 'accessibility'),
  advisor: page('kaffeeberater', 'coffee-advisor', 'kafferaadgiver'),
  top5: page('top-5-empfehlungen', 'top-5-recommendations', 'top-5-anbefalinger'),
  exploreItalia: page('explore-italia', 'explore-italia', 'explore-italia'),
  coffeeBreak: page('coffee-break', 'coffee-break', 'coffee-break'),
  latteArt: page('latte-art', 'latte-art', 'latte-art'),
  grindSetting: page('mahlgrad-einstellen', 'grind-setting', 'formaling'),
  knowledge: article('wissen', 'knowledge', 'viden'),
  tutorials: article('tutorials', 'tutorials', 'tutorials'),
} satisfies Record<string, PageAddress>;

export type PageKey = keyof typeof pageAddresses;
export type GermanOnly = 'coffeeHub' | 'jobs';
