import type { ShopContent } from '../model.ts';

export const content: ShopContent = {
  mainMenu: [
    { title: 'Coffee', collection: 'coffee' },
    { title: 'Filter coffee', collection: 'filter-coffee' },
    { title: 'Coffee Machines', collection: 'coffee-machines' },
    { title: 'Coffee grinders', collection: 'coffee-grinders' },
    { title: 'Accessories', collection: 'accessories' },
  ],
  uspBar: [
    { icon: 'truck', title: 'Delivery time 1–3 days' },
    { icon: 'package', title: 'Free shipping from €49**' },
    { icon: 'truck', title: 'Fast and reliable delivery' },
  ],
  home: {
    popularCategories: [
      { title: 'Coffee & espresso', collection: 'coffee' },
      { title: 'Coffee machines', collection: 'coffee-machines' },
      { title: 'Filter coffee', collection: 'filter-coffee' },
      { title: 'Espresso whole bean', collection: 'espresso-whole-bean' },
      { title: 'Coffee grinder', collection: 'coffee-grinders' },
      { title: 'Accessories', collection: 'accessories' },
    ],
    bestSellers: 'coffee',
    discover: 'coffee',
  },
  cart: { espresso: 'espresso-whole-bean', equipment: 'coffee-machines' },
};
