import type { ShopContent } from '../model.ts';
import { footer } from './footer.ts';
import { header } from './header.ts';
import { mainMenu } from './main-menu.ts';

export const content: ShopContent = {
  header,
  mainMenu,
  footer,
  home: {
    popularCategories: [
      { title: 'Coffee & espresso', collection: 'coffee', icon: 'coffee' },
      { title: 'Coffee machines', collection: 'coffee-machines', icon: 'machine' },
      { title: 'Filter coffee', collection: 'filter-coffee', icon: 'filter' },
      { title: 'Espresso whole bean', collection: 'espresso-whole-bean', icon: 'bean' },
      { title: 'Coffee grinder', collection: 'coffee-grinders', icon: 'grinder' },
      { title: 'Accessories', collection: 'accessories', icon: 'accessories' },
    ],
    bestSellers: 'coffee',
    discover: 'coffee',
  },
  cart: { espresso: 'espresso-whole-bean', equipment: 'coffee-machines' },
};
