import type { cart as german } from '../../de/server/cart.ts';

export const cart: typeof german = {
  popularProducts: 'Popular products',
  seeAll: 'See all',
  addOns: 'Anything missing?',
};
