import type { cart as german } from '../../de/server/cart.ts';

export const cart: typeof german = {
  popularCoffees: 'Popular coffees',
  seeAll: 'See all',
  addOns: 'Anything missing?',
};
