import type { VariantNode } from '../store/variants.ts';
import { type Money, money } from './money.ts';

type Contents = VariantNode['contents'];

const reference = {
  g: { unit: 'KG', perUnit: 1000, type: 'WEIGHT' },
  kg: { unit: 'KG', perUnit: 1, type: 'WEIGHT' },
  ml: { unit: 'L', perUnit: 1000, type: 'VOLUME' },
  l: { unit: 'L', perUnit: 1, type: 'VOLUME' },
} as const;

/** The price of one kilogram or litre. */
export function unitPrice(price: number, contents: Contents): Money | null {
  if (!contents) return null;
  return money(Math.round((price * reference[contents.unit].perUnit) / contents.amount));
}

export function unitPriceMeasurement(contents: Contents) {
  if (!contents) return null;
  const { unit, type } = reference[contents.unit];
  return {
    measuredType: type,
    quantityUnit: contents.unit.toUpperCase(),
    quantityValue: contents.amount,
    referenceUnit: unit,
    referenceValue: 1,
  };
}
