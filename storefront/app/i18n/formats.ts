import { ownCurrency } from '#shop/identity.ts';
import { languageFacts } from '#shop/languages.ts';
import { countryOf, type Locale, languageOf, languageTag } from './locales.ts';

interface MoneyLike {
  /** Minor units: cents. */
  amount: number;
  currency: string;
  /** The shop's own terms in other currencies, as the merchant sets them. */
  local?: Readonly<Record<string, number>>;
}

/** A term of the shop in another currency; in its own where it has no amount there. */
export function inCurrency({ amount, currency, local }: MoneyLike, wanted: string) {
  const other = local?.[wanted];
  return other === undefined ? { amount, currency } : { amount: other, currency: wanted };
}

export interface Formats {
  money(money: MoneyLike): string;
  /** Without zero cents, for thresholds and vouchers. */
  roundMoney(money: MoneyLike): string;
  /** Of the market's currency. */
  currencySymbol: string;
  /** A whole amount in the market's currency. */
  wholeAmount(amount: number): string;
  number(value: number): string;
  /** For ratings and scores: always with one decimal. */
  average(value: number): string;
  /** Of days: English with a hyphen, as the specification writes delivery times. */
  range(min: number, max: number): string;
  date(isoDate: string): string;
  /** Parts of a date, such as its weekday. */
  dateAs(isoDate: string, parts: Intl.DateTimeFormatOptions): string;
  /** 'four days ago' in figures. */
  daysAgo(days: number): string;
  /** A country's name by its ISO code. */
  country(code: string): string;
  /** A language's name by its ISO code. */
  languageName(code: string): string;
}

const cached = new Map<string, Formats>();

/** Formatters of prices, numbers and dates; the shop's own terms are written in the currency of the market. */
export function formatsFor(locale: Locale, currency: string = ownCurrency): Formats {
  const key = locale + currency;
  const known = cached.get(key);
  if (known) return known;
  const home = languageFacts[languageOf(locale)].locale;
  const formats = createFormats(countryOf(locale) ? languageTag(locale) : home, currency);
  cached.set(key, formats);
  return formats;
}

export function createFormats(locale: string, marketCurrency: string): Formats {
  const isEnglish = locale.startsWith('en-');
  const number = new Intl.NumberFormat(locale);
  const average = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  // formats whose day and month do not break across lines
  const date = new Intl.DateTimeFormat(locale, {
    day: isEnglish ? 'numeric' : '2-digit',
    month: isEnglish ? 'short' : '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  const currencies = new Map<string, Intl.NumberFormat>();
  const currencyFormat = (
    currency: string,
    trailingZeroDisplay: 'auto' | 'stripIfInteger' = 'auto',
  ) => {
    const key = currency + trailingZeroDisplay;
    const known = currencies.get(key);
    if (known) return known;
    const format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      trailingZeroDisplay,
    });
    currencies.set(key, format);
    return format;
  };
  return {
    money: (money) => {
      const { amount, currency } = inCurrency(money, marketCurrency);
      return currencyFormat(currency).format(amount / 100);
    },
    roundMoney: (money) => {
      const { amount, currency } = inCurrency(money, marketCurrency);
      return currencyFormat(currency, 'stripIfInteger').format(amount / 100);
    },
    currencySymbol:
      currencyFormat(marketCurrency)
        .formatToParts(0)
        .find(({ type }) => type === 'currency')?.value ?? marketCurrency,
    wholeAmount: (amount) => currencyFormat(marketCurrency, 'stripIfInteger').format(amount),
    number: (value) => number.format(value),
    average: (value) => average.format(value),
    range: (min, max) => [min, max].map(number.format).join(isEnglish ? '-' : '–'),
    date: (isoDate) => date.format(new Date(isoDate)),
    dateAs: (isoDate, parts) =>
      new Date(isoDate).toLocaleDateString(locale, { ...parts, timeZone: 'UTC' }),
    daysAgo: (days) =>
      new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-days, 'day'),
    country: (code) => countries.of(code) ?? code,
    languageName: (code) => new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code,
  };
}
