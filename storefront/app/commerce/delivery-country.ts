import { shop } from '#shop/shop.ts';
import type { Language } from '../i18n/languages.ts';
import { type Country, isCountry } from './destinations.ts';

const cookieName = 'delivery_country';
const oneYear = 60 * 60 * 24 * 365;

/** What the browser stores once the shopper has chosen; scripts read it, and the server for cart and checkout. */
export function countryCookie(country: Country): string {
  return `${cookieName}=${country}; Path=/; Max-Age=${oneYear}; SameSite=Lax; Secure`;
}

/** The country of a Cookie header or of `document.cookie`; without a choice the one of the language. */
export function deliveryCountry(cookies: string | null, language: Language): Country {
  const [, code = ''] = new RegExp(`(?:^|; )${cookieName}=(\\w+)`).exec(cookies ?? '') ?? [];
  return isCountry(code) ? code : shop.shipping.defaultCountry[language];
}
