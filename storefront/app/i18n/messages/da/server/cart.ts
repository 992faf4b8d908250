import type { cart as german } from '../../de/server/cart.ts';

export const cart: typeof german = {
  popularProducts: 'Populære produkter',
  seeAll: 'Se alle',
  addOns: 'Mangler du noget?',
};
