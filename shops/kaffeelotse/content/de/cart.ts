import type { CartContent } from '../../../../storefront/content/model.ts';

export const cart: CartContent = {
  espresso: 'espresso-ganze-bohne',
  equipment: 'kaffeemaschinen',
  addOns: 'zubehoer',
  goWithAny: ['milch-feinkost', 'tassen-und-glaeser'],
};
