import { ownCurrency } from '#shop/identity.ts';
import { inCurrency } from '../../i18n/formats.ts';

/** An amount in minor units, so that sums are exact. */
export interface Money {
  amount: number;
  currency: string;
  /** The shop's own terms in the currencies of other markets, in minor units. */
  local?: Readonly<Record<string, number>>;
}

const decimal = /^(-?)(\d+)(?:\.(\d+))?$/;

/** Parses the platform's decimals ("126.65", "25.0") without floating-point errors. */
export function parseMoney({
  amount,
  currencyCode,
}: {
  amount: string;
  currencyCode: string;
}): Money {
  const [, sign, whole = '', fraction = ''] = decimal.exec(amount) ?? [];
  if (sign === undefined) throw new Error(`not an amount of money: ${amount}`);
  const cents = Number(whole) * 100 + Math.round(Number(`0.${fraction || 0}`) * 100);
  return { amount: sign ? -cents : cents, currency: currencyCode };
}

type InOtherCurrencies = Readonly<Record<string, number>>;

/** A term of the shop in its own currency, with what it is in others where the shop sells in them. */
export function term(amount: number, local?: InOtherCurrencies): Money {
  return inUnits(amount, ownCurrency, local);
}

export function euros(amount: number, local?: InOtherCurrencies): Money {
  return inUnits(amount, 'EUR', local);
}

function inUnits(amount: number, currency: string, local?: InOtherCurrencies): Money {
  const cents = (value: number) => Math.round(value * 100);
  if (!local) return { amount: cents(amount), currency };
  const others = Object.entries(local).map(([code, value]) => [code, cents(value)]);
  return { amount: cents(amount), currency, local: Object.fromEntries(others) };
}

export function add(first: Money, ...others: Money[]): Money {
  const { currency } = first;
  let amount = first.amount;
  for (const other of others) {
    const money = inCurrency(other, currency);
    if (money.currency !== currency) throw new Error('amounts of different currencies');
    amount += money.amount;
  }
  return { amount, currency };
}

export function subtract(from: Money, what: Money): Money {
  const { amount, currency } = inCurrency(from, what.currency);
  const minus = inCurrency(what, currency);
  return add({ amount, currency }, { amount: -minus.amount, currency: minus.currency });
}

export function times({ amount, currency }: Money, factor: number): Money {
  return { amount: amount * factor, currency };
}

export function sum(amounts: Money[], currency: string): Money {
  return add({ amount: 0, currency }, ...amounts);
}

/** For machine readers: a decimal string, exact to the cent. */
export function toDecimal({ amount }: Money): string {
  return (amount / 100).toFixed(2);
}
