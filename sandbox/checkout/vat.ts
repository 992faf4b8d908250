import { type Cents, splitByWeight, sum } from '../cart/money.ts';
import { amountOf, type CartTotals } from '../cart/totals.ts';
import type { Shop } from '../catalogue-format/shop-schema.ts';

/** A rate of the shop's own country, as the country of the delivery has it. */
export function rateIn(
  country: string,
  rate: number,
  shop: Pick<Shop, 'taxesAbroad'> & Partial<Pick<Shop, 'taxRates'>>,
): number {
  const ofAllGoods = shop.taxRates?.[country];
  if (ofAllGoods !== undefined) return ofAllGoods;
  return shop.taxesAbroad[country]?.find((tax) => tax.rate === rate)?.is ?? rate;
}

/** The tax inside the prices. Shipping and order discounts follow the goods; gift cards are taxed when spent. */
export function includedVat(
  { lines, orderAllocations }: Pick<CartTotals, 'lines' | 'orderAllocations'>,
  shipping: Cents,
  rateOf = (ownRate: number) => ownRate,
): Cents {
  const goods = lines.filter((line) => !line.merchandise.isGiftCard);
  const values = goods.map((line) => line.total);
  if (sum(values) === 0) return 0;
  const discounts = splitByWeight(amountOf(orderAllocations), values);
  const freights = splitByWeight(shipping, values);
  const gross = new Map<number, Cents>();
  goods.forEach((line, index) => {
    const rate = rateOf(line.merchandise.taxRate);
    const paid = line.total - (discounts[index] ?? 0) + (freights[index] ?? 0);
    gross.set(rate, (gross.get(rate) ?? 0) + paid);
  });
  return sum([...gross].map(([rate, amount]) => Math.round((amount * rate) / (100 + rate))));
}
