import { convertCents, type Market } from './market.ts';

/** An amount of the shop's currency, or of the one that it names. */
export interface Money {
  cents: number;
  currencyCode?: string;
}

export function money(cents: number): Money {
  return { cents };
}

/** An amount that is converted already, such as those of a cart. */
export function moneyIn(cents: number, { currency }: Market): Required<Money> {
  return { cents, currencyCode: currency };
}

/** What a buyer of this market reads. */
export function presentedIn(market: Market, { cents, currencyCode }: Money): Required<Money> {
  return currencyCode === undefined
    ? moneyIn(convertCents(cents, market), market)
    : { cents, currencyCode };
}

/** The platform writes "25.0", "12.5" and "126.65". */
export function amountText(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  const whole = Math.floor(Math.abs(cents) / 100);
  const fraction = String(Math.abs(cents) % 100)
    .padStart(2, '0')
    .replace(/0$/, '');
  return `${sign}${whole}.${fraction}`;
}
