import type { Shop } from '../catalogue-format/shop-schema.ts';

/** A market's currency, and how many of its units one unit of the shop's currency is. */
export interface Market {
  currency: string;
  rate: number;
}

/** For markets that a setting names without a rate; whole numbers are easy to check by hand. */
export const settingRates: Record<string, number> = {
  // a country of the euro with a market of its own
  EUR: 1,
  DKK: 8,
  SEK: 12,
  NOK: 12,
  PLN: 4,
  CZK: 25,
  HUF: 400,
  CHF: 1,
};

/** Countries without a market of their own buy in the shop's currency. */
export function marketOf(
  country: string | undefined,
  shop: Pick<Shop, 'currency' | 'markets'>,
  settings: Record<string, string> = {},
): Market {
  const home = { currency: shop.currency, rate: 1 };
  if (country === undefined) return home;
  const currency = settings[country];
  const rate = settingRates[currency ?? ''];
  if (currency && rate) return { currency, rate };
  const own = shop.markets.find(({ countries }) => countries.includes(country));
  return own ? { currency: own.currency, rate: own.rate } : home;
}

/** Cents of the shop's currency as cents of a market's, in steps of its smallest coin. */
export function convertCents(cents: number, { currency, rate }: Market): number {
  if (rate === 1) return cents;
  const step = smallestStep(currency);
  return Math.round((cents * rate) / step) * step;
}

/** Back again, as for what a gift card pays. */
export function convertBack(cents: number, { rate }: Market): number {
  return Math.round(cents / rate);
}

const steps = new Map<string, number>();

/** 1 where a currency has cents, 100 where it has none; the yen has none. */
function smallestStep(currency: string): number {
  const known = steps.get(currency);
  if (known !== undefined) return known;
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  const step = 10 ** Math.max(0, 2 - maximumFractionDigits);
  steps.set(currency, step);
  return step;
}
