import type { Money } from './money.ts';

/** What is in one pack: grams for goods sold by the kilogram, millilitres for goods sold by the litre. */
export interface NetQuantity {
  amount: number;
  unit: 'kg' | 'l';
}

export interface UnitPrice {
  price: Money;
  /** German price law allows one kilogram or one litre, nothing else. */
  unit: NetQuantity['unit'];
}

/** What one kilogram or litre costs at the price that is charged for a pack. */
export function unitPriceOf(price: Money, net: NetQuantity | null): UnitPrice | null {
  if (!net) return null;
  const amount = Math.round((price.amount * 1000) / net.amount);
  return { price: { ...price, amount }, unit: net.unit };
}

const measures: Partial<Record<string, { unit: NetQuantity['unit']; factor: number }>> = {
  MG: { unit: 'kg', factor: 0.001 },
  G: { unit: 'kg', factor: 1 },
  KG: { unit: 'kg', factor: 1000 },
  ML: { unit: 'l', factor: 1 },
  CL: { unit: 'l', factor: 10 },
  L: { unit: 'l', factor: 1000 },
  M3: { unit: 'l', factor: 1_000_000 },
};

/** The platform's measurement as a net quantity, whatever unit its own unit price refers to; null where it makes no sense. */
export function netQuantityOf(
  measurement: { quantityValue: number; quantityUnit: string | null } | null,
): NetQuantity | null {
  const measure = measures[measurement?.quantityUnit ?? ''];
  if (!measurement || !measure || !(measurement.quantityValue > 0)) return null;
  return { amount: measurement.quantityValue * measure.factor, unit: measure.unit };
}
