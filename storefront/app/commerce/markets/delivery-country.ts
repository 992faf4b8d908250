import { shop } from '#shop/shop.ts';
import { languageOf, marketCountry } from '../../i18n/locales.ts';
import { type Market, marketOfCountry } from '../../i18n/market.ts';
import { type Country, isCountry } from './destinations.ts';

const cookieName = 'delivery_country';
const oneYear = 60 * 60 * 24 * 365;

/** What the browser stores once the shopper has chosen; scripts read it, and the server for cart and checkout. */
export function countryCookie(country: Country): string {
  return `${cookieName}=${country}; Path=/; Max-Age=${oneYear}; SameSite=Lax; Secure`;
}

/**
 * The country of the market. The home market has several: the one of a Cookie header or of `document.cookie`, without a
 * choice the one of the language, but none that buys in a market of its own.
 */
export function deliveryCountry(cookies: string | null, market: Market): Country {
  const own = marketCountry(market.locale);
  if (own !== null && isCountry(own)) return own;
  const { home, countries, defaultCountry } = shop.shipping;
  const [, code = ''] = new RegExp(`(?:^|; )${cookieName}=(\\w+)`).exec(cookies ?? '') ?? [];
  const isChoice = isCountry(code) && countries.includes(code);
  const country = isChoice ? code : (defaultCountry[languageOf(market.locale)] ?? home);
  return marketOfCountry(country, market) === null ? country : home;
}
