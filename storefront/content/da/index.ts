import type { ShopContent } from '../model.ts';

export const content: ShopContent = {
  mainMenu: [
    { title: 'Kaffe', collection: 'kaffe' },
    { title: 'Filterkaffe', collection: 'filterkaffe' },
    { title: 'Kaffemaskiner', collection: 'kaffemaskiner' },
    { title: 'Kaffekværne', collection: 'kaffekvaerne' },
    { title: 'Tilbehør', collection: 'tilbehoer' },
  ],
  uspBar: [
    { icon: 'truck', title: 'Levering på 1–3 dage' },
    { icon: 'package', title: 'Gratis fragt fra 49 €**' },
  ],
  home: {
    popularCategories: [
      { title: 'Kaffe & espresso', collection: 'kaffe' },
      { title: 'Kaffemaskiner', collection: 'kaffemaskiner' },
      { title: 'Filterkaffe', collection: 'filterkaffe' },
      { title: 'Espresso, hele bønner', collection: 'espresso-hele-boenner' },
      { title: 'Kaffekværne', collection: 'kaffekvaerne' },
      { title: 'Tilbehør', collection: 'tilbehoer' },
    ],
    bestSellers: 'kaffe',
    discover: 'kaffe',
  },
  cart: { espresso: 'espresso-hele-boenner', equipment: 'kaffemaskiner' },
};
