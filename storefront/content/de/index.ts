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
      { title: 'Kaffee & Espresso', collection: 'kaffee', icon: 'coffee' },
      { title: 'Kaffeemaschinen', collection: 'kaffeemaschinen', icon: 'machine' },
      { title: 'Filterkaffee', collection: 'filterkaffee', icon: 'filter' },
      { title: 'Espresso ganze Bohne', collection: 'espresso-ganze-bohne', icon: 'bean' },
      { title: 'Kaffeemühlen', collection: 'kaffeemuehlen', icon: 'grinder' },
      { title: 'Zubehör', collection: 'zubehoer', icon: 'accessories' },
    ],
    bestSellers: 'kaffee',
    discover: 'kaffee',
  },
  cart: { espresso: 'espresso-ganze-bohne', equipment: 'kaffeemaschinen' },
};
