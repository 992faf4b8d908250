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
      { title: 'Kaffe & espresso', collection: 'kaffe', icon: 'coffee' },
      { title: 'Kaffemaskiner', collection: 'kaffemaskiner', icon: 'machine' },
      { title: 'Filterkaffe', collection: 'filterkaffe', icon: 'filter' },
      { title: 'Espresso, hele bønner', collection: 'espresso-hele-boenner', icon: 'bean' },
      { title: 'Kaffekværne', collection: 'kaffekvaerne', icon: 'grinder' },
      { title: 'Tilbehør', collection: 'tilbehoer', icon: 'accessories' },
    ],
    bestSellers: 'kaffe',
    discover: 'kaffe',
  },
  cart: { espresso: 'espresso-hele-boenner', equipment: 'kaffemaskiner' },
};
