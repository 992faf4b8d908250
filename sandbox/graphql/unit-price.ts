import { type Money, money } from './money.ts';

interface Contents {
  amount: number;
  unit: 'g' | 'kg' | 'ml' | 'l';
}

export interface UnitPriceMeasurement {
  measuredType: 'WEIGHT' | 'VOLUME';
  quantityUnit: string;
  quantityValue: number;
  referenceUnit: 'KG' | 'L';
  referenceValue: number;
}

const reference = {
  g: { unit: 'KG', perUnit: 1000, type: 'WEIGHT' },
  kg: { unit: 'KG', perUnit: 1, type: 'WEIGHT' },
  ml: { unit: 'L', perUnit: 1000, type: 'VOLUME' },
  l: { unit: 'L', perUnit: 1, type: 'VOLUME' },
} as const;

/** The price of one kilogram or litre. */
export function unitPrice(price: number, { amount, unit }: Contents): Money {
  return money(Math.round((price * reference[unit].perUnit) / amount));
}

export function unitPriceMeasurement({ amount, unit }: Contents): UnitPriceMeasurement {
  return {
    measuredType: reference[unit].type,
    quantityUnit: unit.toUpperCase(),
    quantityValue: amount,
    referenceUnit: reference[unit].unit,
    referenceValue: 1,
  };
}
