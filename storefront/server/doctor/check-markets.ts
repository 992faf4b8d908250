import { z } from 'zod';
import { destinations } from '#shop/destinations.ts';
import { ownCurrency } from '#shop/identity.ts';
import { shop } from '#shop/shop.ts';
import { type DoctorContext, type Finding, failed, ok, warning } from './check.ts';

export const soldCountries = z.array(
  z.object({
    isoCode: z.string(),
    currency: z.object({ isoCode: z.string() }),
    availableLanguages: z.array(z.object({ isoCode: z.string() })),
  }),
);
type SoldCountry = z.output<typeof soldCountries>[number];

type Wanted = Pick<DoctorContext['config']['platform'], 'country' | 'markets'>;

const name = 'markets';

/** Every country that pages sell to, and whether the shop's terms have an amount in its currency. */
export function checkMarkets(
  { country, markets }: Wanted,
  sold: SoldCountry[],
  ofPlatform: Pick<SoldCountry, 'isoCode' | 'currency'>,
): Finding {
  if (!country && ofPlatform.currency.isoCode !== ownCurrency) {
    return failed(
      name,
      `the default market (${ofPlatform.isoCode}) sells in ${ofPlatform.currency.isoCode}, the shop’s terms are in ${ownCurrency}: set PLATFORM_COUNTRY, or ownCurrency in identity.ts of the shop`,
    );
  }
  const home = country && sold.find(({ isoCode }) => isoCode === country);
  if (country && !home) return failed(name, notSold(country, `PLATFORM_COUNTRY=${country}`));
  if (home && home.currency.isoCode !== ownCurrency) {
    return failed(
      name,
      `${country} buys in ${home.currency.isoCode}, not in ${ownCurrency} (PLATFORM_COUNTRY=${country}): make it a further market in SHOP_MARKETS`,
    );
  }
  const missing: string[] = [];
  for (const market of markets ?? shop.markets) {
    const [language = '', code = ''] = market.toUpperCase().split('-');
    const found = sold.find(({ isoCode }) => isoCode === code);
    if (!found) return failed(name, notSold(code, market));
    if (!found.availableLanguages.some(({ isoCode }) => isoCode === language)) {
      return failed(name, `${code} is not sold to in ${language} (${market}): Settings → Markets`);
    }
    missing.push(...termsWithout(found.currency.isoCode, code));
  }
  if (missing.length > 0) {
    return warning(
      name,
      `pages leave out terms without an amount: ${[...new Set(missing)].join(', ')}: add it in shops/`,
    );
  }
  return ok(name, sold.map(({ isoCode }) => isoCode).join(', '));
}

function notSold(country: string, setting: string): string {
  return `no market sells to ${country} (${setting}): Settings → Markets`;
}

/** The shop's own terms that have no amount in a market's currency. */
function termsWithout(currency: string, country: string): string[] {
  const destination = Object.entries(destinations).find(([code]) => code === country)?.[1];
  if (!destination) return [`destinations.${country}`];
  const { cost, special, freight, freeFrom } = destination;
  const terms = {
    cost,
    special,
    freight,
    freeFrom,
    'newsletterVoucher.value': shop.newsletterVoucher.value,
  };
  return Object.entries(terms).flatMap(([term, money]) => {
    const has =
      money === null || money.currency === currency || money.local?.[currency] !== undefined;
    return has ? [] : [`${term} of ${country} in ${currency}`];
  });
}
