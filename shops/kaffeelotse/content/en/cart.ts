import type { OwnCart } from '../own-content.ts';

export const cart: OwnCart = {
  espresso: 'espresso-whole-bean',
  equipment: 'coffee-machines',
  addOns: 'accessories',
  goWithAny: ['milk-delicacies', 'cups-and-glasses'],
};
