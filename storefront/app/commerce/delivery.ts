import { destinationOf } from './delivery-country.ts';
import type { Country } from './destinations.ts';
import type { DetailedVariant } from './product.ts';
import { shop } from './shop.ts';

interface WorkingDays {
  min: number;
  max: number;
}

/** The delivery time in working days; for items on back-order at least the restock time. */
export function deliveryDaysOf(
  { availability, deliveryDays }: Pick<DetailedVariant, 'availability' | 'deliveryDays'>,
  country: Country,
): WorkingDays {
  const { home, restockDays } = shop.shipping;
  const own = deliveryDays ?? destinationOf(home).days;
  if (availability !== 'reordered') return fromHomeTo(country, own);
  return fromHomeTo(country, {
    min: Math.max(own.min, restockDays.min),
    max: Math.max(own.max, restockDays.max),
  });
}

/** A delivery time within the home country, longer by as much as parcels to the other country take. */
function fromHomeTo(country: Country, atHome: WorkingDays): WorkingDays {
  const there = destinationOf(country).days;
  const here = destinationOf(shop.shipping.home).days;
  return { min: atHome.min + there.min - here.min, max: atHome.max + there.max - here.max };
}

const day = 86_400_000;

/** Public holidays are not considered. */
function addWorkingDays(from: Date, days: number): Date {
  let date = from;
  for (let left = days; left > 0; ) {
    date = new Date(date.getTime() + day);
    const weekday = date.getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return date;
}

/** The delivery dates of an order of today, as ISO dates. */
export function deliveryDates(today: Date, days: WorkingDays) {
  const iso = (date: Date) => date.toISOString().slice(0, 10);
  return { from: iso(addWorkingDays(today, days.min)), to: iso(addWorkingDays(today, days.max)) };
}
