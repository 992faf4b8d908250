import type { CatalogueMetafield } from './model.ts';
import type { Random } from './random.ts';

/** The lowest price of the 30 days before a reduction: the regular one, or that of an earlier, smaller reduction. */
export function drawLowestPrice(price: number, regular: number, random: Random): number {
  if (random.chance(0.75)) return regular;
  return Math.max(price + 10, Math.round((price + regular) / 20) * 10);
}

/** Whole per cent, as the shop counts them. */
export const percentBelow = (price: number, lowest: number) =>
  Math.floor(((lowest - price) * 100) / lowest);

/** The only price a shop may strike through. */
export const lowestPriceField = (cents: number) => money('lowest_30_days', cents);

/** What a pack's contents cost when bought singly. */
export const singlePricesField = (cents: number) => money('sum_of_single_prices', cents);

function money(key: string, cents: number): CatalogueMetafield {
  const value = JSON.stringify({ amount: (cents / 100).toFixed(2), currency_code: 'EUR' });
  return { namespace: 'price', key, type: 'money', value };
}
