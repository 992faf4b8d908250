import type { Workshop, WorkshopTerms } from '../../storefront/app/shop-model/workshop.ts';

export const workshopTerms: WorkshopTerms = { hours: 2 };

/** For <WorkshopDates /> in documents. */
export const workshops: readonly Workshop[] = [];
