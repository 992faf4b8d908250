import type { CartContent } from '../../../../storefront/content/model.ts';

export const cart: CartContent = {
  espresso: 'espresso-whole-bean',
  equipment: 'coffee-machines',
  addOns: 'accessories',
  goWithAny: ['milk-delicacies', 'cups-and-glasses'],
};
