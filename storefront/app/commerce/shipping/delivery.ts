import { destinations } from '#shop/destinations.ts';
import { shop } from '#shop/shop.ts';
import { type Cart, isSoldOut } from '../cart/cart.ts';
import type { CartShippingKind } from '../cart/cart-shipping.ts';
import type { Country } from '../markets/destinations.ts';
import type { Availability, DetailedVariant } from '../product/product.ts';

export interface WorkingDays {
  min: number;
  max: number;
}

/** The delivery time in working days; for items on back-order at least the restock time. */
export function deliveryDaysOf(
  { availability, deliveryDays }: Pick<DetailedVariant, 'availability' | 'deliveryDays'>,
  country: Country,
): WorkingDays {
  const { home, restockDays } = shop.shipping;
  const own = deliveryDays ?? destinations[home].days;
  if (availability !== 'reordered') return fromHomeTo(country, own);
  return fromHomeTo(country, {
    min: Math.max(own.min, restockDays.min),
    max: Math.max(own.max, restockDays.max),
  });
}

/** A delivery time within the home country, longer by as much as parcels to the other country take. */
function fromHomeTo(country: Country, atHome: WorkingDays): WorkingDays {
  const there = destinations[country].days;
  const here = destinations[shop.shipping.home].days;
  return { min: atHome.min + there.min - here.min, max: atHome.max + there.max - here.max };
}

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
