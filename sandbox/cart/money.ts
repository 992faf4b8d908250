/** An amount in integer minor units: 1250 is 12.50 €. */
export type Cents = number;

/** A percentage of an amount, half a cent rounded up. Percentages may have two decimals. */
export function percentOf(cents: Cents, percent: number): Cents {
  return Math.round((cents * Math.round(percent * 100)) / 10_000);
}

export function sum(amounts: Iterable<Cents>): Cents {
  let total = 0;
  for (const amount of amounts) total += amount;
  return total;
}

/** Splits an amount over weights without losing or inventing a cent. The weights must not all be zero. */
export function splitByWeight(amount: Cents, weights: readonly Cents[]): Cents[] {
  let amountLeft = amount;
  let weightLeft = sum(weights);
  return weights.map((weight) => {
    const share = weightLeft === 0 ? 0 : Math.round((amountLeft * weight) / weightLeft);
    amountLeft -= share;
    weightLeft -= weight;
    return share;
  });
}
