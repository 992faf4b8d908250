import type { NetQuantity } from '../commerce/price/unit-price.ts';
import type { Formats } from '../i18n/formats.ts';

/** 250 g, 1 kg, 0.75 l: from one kilogram or litre on in the larger unit. */
export function quantityText(
  { amount, unit }: NetQuantity,
  format: Pick<Formats, 'number'>,
): string {
  const small = { kg: 'g', l: 'ml' }[unit];
  return amount < 1000
    ? `${format.number(amount)}\u00a0${small}`
    : `${format.number(amount / 1000)}\u00a0${unit}`;
}
