import { euros } from '../../storefront/app/commerce/price/money.ts';
import type { Workshop, WorkshopTerms } from '../../storefront/app/shop-model/workshop.ts';

export const workshopTerms: WorkshopTerms = { hours: 2.5 };

/** The published dates at the Coffee Hub, in their order; a merchant edits them here. */
export const workshops: readonly Workshop[] = [
  { course: 'espresso', date: '2026-12-08', time: '18:30', price: euros(75) },
  { course: 'filter', date: '2026-12-10', time: '18:30', price: euros(65) },
  { course: 'latteArt', date: '2026-12-15', time: '18:30', price: euros(69) },
  { course: 'espresso', date: '2027-01-19', time: '18:30', price: euros(75) },
  { course: 'filter', date: '2027-01-21', time: '18:30', price: euros(65) },
  { course: 'latteArt', date: '2027-01-26', time: '18:30', price: euros(69) },
  { course: 'espresso', date: '2027-02-16', time: '18:30', price: euros(75) },
  { course: 'filter', date: '2027-02-18', time: '18:30', price: euros(65) },
  { course: 'latteArt', date: '2027-02-23', time: '18:30', price: euros(69) },
];
