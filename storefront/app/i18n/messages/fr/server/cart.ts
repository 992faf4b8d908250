import type { cart as german } from '../../de/server/cart.ts';

export const cart: typeof german = {
  popularProducts: 'Populaires',
  seeAll: 'Tout voir',
  addOns: 'Il manque quelque chose ?',
};
