import type { Country } from '../markets/destinations.ts';
import type { Availability } from '../product/product.ts';
import { deliveryDaysOf, type WorkingDays } from '../shipping/delivery.ts';
import { type Cart, isSoldOut } from './cart.ts';
import type { CartShippingKind } from './cart-shipping.ts';

/** Of an order, which is sent as a whole: as its slowest goods. Null where nothing is shipped. */
export function deliveryDaysOfCart(
  { lines }: Pick<Cart, 'lines'>,
  country: Country,
): WorkingDays | null {
  const goods = lines.filter((line) => !isSoldOut(line) && !line.product.isGiftCard);
  if (goods.length === 0) return null;
  const days = goods.map(({ variant }) => deliveryDaysOf(variant, country));
  return {
    min: Math.max(...days.map(({ min }) => min)),
    max: Math.max(...days.map(({ max }) => max)),
  };
}

/** What keeps an order from leaving on the day of its cut-off; freight also needs an appointment. */
export type Delay = 'freight' | 'reordered';

export function delayOf(kind: CartShippingKind, availabilities: Availability[]): Delay | null {
  if (kind === 'freight') return 'freight';
  return availabilities.includes('reordered') ? 'reordered' : null;
}
