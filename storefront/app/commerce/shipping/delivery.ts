import { destinations } from '#shop/destinations.ts';
import { shop } from '#shop/shop.ts';
import type { Country } from '../markets/destinations.ts';
import type { DetailedVariant } from '../product/product.ts';

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
