import type { cart as german } from '../../de/server/cart.ts';

export const cart: typeof german = {
  popularCoffees: 'Populære kaffer',
  seeAll: 'Se alle',
  addOns: 'Mangler du noget?',
};
