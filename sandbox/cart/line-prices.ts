import type { CartLine, Merchandise } from './model.ts';
import { type Cents, percentOf } from './money.ts';

export interface PricedLine extends CartLine {
  merchandise: Merchandise;
  unitPrice: Cents;
  /** Before discount codes. */
  subtotal: Cents;
}

/** The price of one delivery under a selling plan: 149.00 € less 15 % is 126.65 €. */
export function sellingPlanPrice(price: Cents, percentOff: number): Cents {
  return percentOf(price, 100 - percentOff);
}

/** A line whose variant has left the catalogue is not priced: it is no longer for sale. */
export function priceLines(
  lines: readonly CartLine[],
  merchandise: ReadonlyMap<string, Merchandise>,
): PricedLine[] {
  return lines.flatMap((line) => {
    const variant = merchandise.get(line.variantId);
    if (!variant) return [];
    const plan = variant.sellingPlans.find(({ id }) => id === line.sellingPlanId);
    const unitPrice = sellingPlanPrice(variant.price, plan?.percentOff ?? 0);
    return [{ ...line, merchandise: variant, unitPrice, subtotal: unitPrice * line.quantity }];
  });
}
