import type { ShopContent } from '../model.ts';

export const content: ShopContent = {
  mainMenu: [
    { title: 'Kaffee', collection: 'kaffee' },
    { title: 'Filterkaffee', collection: 'filterkaffee' },
    { title: 'Kaffeemaschinen', collection: 'kaffeemaschinen' },
    { title: 'Kaffeemühlen', collection: 'kaffeemuehlen' },
    { title: 'Zubehör', collection: 'zubehoer' },
  ],
  uspBar: [
    { icon: 'envelope-simple', title: '5 € Gutschein zur Newsletter-Anmeldung' },
    { icon: 'package', title: 'Kostenloser Versand ab 49 €**' },
  ],
  home: {
    popularCategories: [
      { title: 'Kaffee & Espresso', collection: 'kaffee' },
      { title: 'Kaffeemaschinen', collection: 'kaffeemaschinen' },
      { title: 'Filterkaffee', collection: 'filterkaffee' },
      { title: 'Espresso ganze Bohne', collection: 'espresso-ganze-bohne' },
      { title: 'Kaffeemühlen', collection: 'kaffeemuehlen' },
      { title: 'Zubehör', collection: 'zubehoer' },
    ],
    bestSellers: 'kaffee',
    discover: 'kaffee',
  },
  cart: { espresso: 'espresso-ganze-bohne', equipment: 'kaffeemaschinen' },
};
