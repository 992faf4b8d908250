import type { cart as german } from '../../de/server/cart.ts';

export const cart: typeof german = {
  popularCoffees: 'Populaires',
  seeAll: 'Tout voir',
  addOns: 'Il manque quelque chose ?',
};
