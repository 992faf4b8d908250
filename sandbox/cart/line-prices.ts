import type { CartLine, Merchandise } from './model.ts';
import { type Cents, percentOf, splitByWeight } from './money.ts';

export interface PricedLine extends CartLine {
  merchandise: Merchandise;
  unitPrice: Cents;
  /** Before discount codes. */
  subtotal: Cents;
  /** Of a bundle. */
  components: PricedComponent[];
}

interface PricedComponent {
  variantId: string;
  /** In one bundle. */
  quantity: number;
  /** What it costs singly. */
  price: Cents;
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
    const subtotal = unitPrice * line.quantity;
    const components = variant.components.flatMap(({ variantId, quantity }) => {
      const component = merchandise.get(variantId);
      return component ? [{ variantId, quantity, price: component.price }] : [];
    });
    return [{ ...line, merchandise: variant, unitPrice, subtotal, components }];
  });
}

/** Shares of a bundle's amount for its components, by what they cost singly. */
export function splitByComponents(amount: Cents, components: readonly PricedComponent[]): Cents[] {
  const weights = components.map(({ price, quantity }) => price * quantity);
  const isFree = weights.every((weight) => weight === 0);
  return splitByWeight(amount, isFree ? components.map(({ quantity }) => quantity) : weights);
}
