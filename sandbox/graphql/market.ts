/** A market's currency and how many of its units a euro is. */
export interface Market {
  currency: string;
  rate: number;
}

const home: Market = { currency: 'EUR', rate: 1 };

/** Whole numbers, so that the sum of converted amounts is the converted sum. */
const rates: Record<string, number> = { DKK: 8, SEK: 12, NOK: 12, PLN: 4, CZK: 25, HUF: 400, CHF: 1 };

/** Countries without a market of their own buy in euros. */
export function marketOf(country: string | undefined, currencies: Record<string, string>): Market {
  const currency = country === undefined ? undefined : currencies[country];
  const rate = currency === undefined ? undefined : rates[currency];
  return currency === undefined || rate === undefined ? home : { currency, rate };
}

/** An amount such as "12.5" in the currency of a market. */
export function convert(amount: string, { rate }: Market): string {
  if (rate === 1) return amount;
  const cents = Math.round(Number(amount) * 100) * rate;
  const text = (cents / 100).toFixed(2);
  return text.endsWith('0') ? text.slice(0, -1) : text;
}
