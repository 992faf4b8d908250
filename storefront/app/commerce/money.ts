/** An amount in minor units, so that sums are exact. */
export interface Money {
  amount: number;
  currency: string;
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

export function euros(amount: number): Money {
  return { amount: Math.round(amount * 100), currency: 'EUR' };
}

export function add(first: Money, ...others: Money[]): Money {
  const { currency } = first;
  let amount = first.amount;
  for (const money of others) {
    if (money.currency !== currency) throw new Error('amounts of different currencies');
    amount += money.amount;
  }
  return { amount, currency };
}

export function subtract(from: Money, what: Money): Money {
  return add(from, { ...what, amount: -what.amount });
}

export function times(money: Money, factor: number): Money {
  return { ...money, amount: money.amount * factor };
}

export function sum(amounts: Money[], currency: string): Money {
  return add({ amount: 0, currency }, ...amounts);
}

/** For machine readers: a decimal string, exact to the cent. */
export function toDecimal({ amount }: Money): string {
  return (amount / 100).toFixed(2);
}
