import type { delivery as german } from '../de/delivery.ts';
import { preposition } from './places.ts';

export const delivery: typeof german = {
  to: (country) => `Delivery ${preposition(country)}`,
  change: 'Change',
  title: 'Where do we deliver?',
  description: 'Choose delivery time, shipping costs and free shipping by delivery country.',
  lead: 'Delivery time and shipping costs depend on the country. We ask rather than guess.',
  columns: { country: 'Country', days: 'Working days', cost: 'Shipping', freeFrom: 'Free from' },
  never: 'never',
  showAll: (count) => `Show all ${count} countries`,
  note: 'Standard parcel. Goods with special or freight shipping state their costs on the product page.',
  cancel: 'Cancel',
  apply: 'Use this country',
  workingDays: (days) => `${days} working days`,
  free: 'free',
  atCheckout: 'price by address at checkout',
};
