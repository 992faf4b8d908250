import type { CartContent } from '../model.ts';

export const cart: CartContent = {
  espresso: 'espresso-whole-bean',
  equipment: 'coffee-machines',
  addOns: 'accessories',
  goWithAny: ['milk-delicacies', 'cups-and-glasses'],
};
