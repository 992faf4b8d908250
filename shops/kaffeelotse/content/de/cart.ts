import type { OwnCart } from '../own-content.ts';

export const cart: OwnCart = {
  espresso: 'espresso-ganze-bohne',
  equipment: 'kaffeemaschinen',
  addOns: 'zubehoer',
  goWithAny: ['milch-feinkost', 'tassen-und-glaeser'],
};
