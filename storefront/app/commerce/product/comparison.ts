import type { ProductDetail } from './product.ts';

export interface ComparedRow {
  label: string;
  /** In the order of the products; null where one does not state it. */
  values: (string | null)[];
  /** Lengths of bars from 0 to 1; null where the values are no amounts of one unit. */
  shares: number[] | null;
  isEqual: boolean;
}

type Details = ProductDetail['technicalDetails'];

/** The products' technical details side by side, in the order in which they first appear. */
export function comparedRows(products: readonly Details[], decimalSign: string): ComparedRow[] {
  const labels = new Set(products.flatMap((details) => details.map(({ label }) => label)));
  return [...labels].map((label) => {
    const values = products.map(
      (details) => details.find((detail) => detail.label === label)?.value ?? null,
    );
    const isEqual = new Set(values).size === 1;
    return { label, values, isEqual, shares: isEqual ? null : sharesOf(values, decimalSign) };
  });
}

function sharesOf(values: readonly (string | null)[], decimalSign: string): number[] | null {
  const amounts = values.flatMap((value) => amountOf(value ?? '', decimalSign) ?? []);
  if (amounts.length < values.length || new Set(amounts.map(({ unit }) => unit)).size > 1) {
    return null;
  }
  return shares(amounts.map(({ amount }) => amount));
}

/** Each amount as a part of the largest one. */
export function shares(amounts: readonly number[]): number[] {
  const largest = Math.max(...amounts);
  return amounts.map((amount) => (largest > 0 ? amount / largest : 0));
}

/** '26,2 kg' as its number and unit; null for any other text. */
function amountOf(text: string, decimalSign: string): { amount: number; unit: string } | null {
  const [, digits = '', unit = ''] = /^(\d[\d.,]*)[\s\u00a0]([^\s\d]+)$/.exec(text) ?? [];
  if (!unit) return null;
  const amount = Number(
    digits.replaceAll(decimalSign === ',' ? '.' : ',', '').replace(decimalSign, '.'),
  );
  return Number.isFinite(amount) ? { amount, unit } : null;
}

/** In centimetres. */
export interface Dimensions {
  width: number;
  depth: number;
  height: number;
}

/** From '28 × 44 × 40 cm'; null where no row states three of them. */
export function dimensionsOf(details: Details): Dimensions | null {
  for (const { value } of details) {
    const [, ...sizes] =
      /^(\d+(?:[.,]\d+)?) × (\d+(?:[.,]\d+)?) × (\d+(?:[.,]\d+)?)[\s\u00a0]cm$/.exec(value) ?? [];
    const [width = 0, depth = 0, height = 0] = sizes.map((size) => Number(size.replace(',', '.')));
    if (width > 0 && depth > 0 && height > 0) return { width, depth, height };
  }
  return null;
}
