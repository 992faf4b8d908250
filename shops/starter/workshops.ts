import type { Workshop } from '../../storefront/app/shop-model/workshop.ts';

/** For <WorkshopDates /> in documents. */
export const workshops: readonly Workshop[] = [];
