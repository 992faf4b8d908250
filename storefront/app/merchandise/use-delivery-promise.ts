import { startTransition, useEffect, useState } from 'react';
import { shop } from '#shop/shop.ts';
import type { Country } from '../commerce/markets/destinations.ts';
import type { WorkingDays } from '../commerce/shipping/delivery.ts';
import { type DeliveryPromise, deliveryPromise } from '../commerce/shipping/delivery-promise.ts';

const hour = 3_600_000;

/**
 * Null until hydration on cached pages, which may be hours old. Pages that are not cached know the time they were made
 * at. Updated every full hour: cut-off and midnight are full hours.
 */
export function useDeliveryPromise(
  days: WorkingDays,
  country: Country,
  madeAt: string | null,
): DeliveryPromise | null {
  const [now, setNow] = useState(madeAt ? new Date(madeAt) : null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      clearTimeout(timer);
      timer = setTimeout(update, hour - (Date.now() % hour));
      // an urgent update would hydrate the rest of the page in one task
      startTransition(() => setNow(new Date()));
    };
    update();
    // timers stop while a device sleeps
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, []);
  return now && deliveryPromise(now, { country, days, warehouse: shop.shipping.warehouse });
}
