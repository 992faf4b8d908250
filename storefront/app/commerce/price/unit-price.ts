import type { Money } from './money.ts';

/** The content of a pack: in grams where the unit is kg, in millilitres where it is l. */
export interface NetQuantity {
  amount: number;
  unit: 'kg' | 'l';
}

export interface UnitPrice {
  price: Money;
  /** German price law allows one kilogram or one litre only. */
  unit: NetQuantity['unit'];
}

/** The price per kilogram or litre. */
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

/** The platform's measurement as a net quantity; null where it is invalid. */
export function netQuantityOf(
  measurement: { quantityValue: number; quantityUnit: string | null } | null,
): NetQuantity | null {
  const measure = measures[measurement?.quantityUnit ?? ''];
  if (!measurement || !measure || !(measurement.quantityValue > 0)) return null;
  return { amount: measurement.quantityValue * measure.factor, unit: measure.unit };
}
