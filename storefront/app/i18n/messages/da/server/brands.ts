import type { brands as german } from '../../de/server/brands.ts';

export const brands: typeof german = {
  intro: (coffee, equipment) =>
    `${coffee} kaffemærker og ${equipment} producenter af maskiner, kværne og værktøj. Vi taler direkte med dem alle og besøger mange hvert år.`,
  onThisPage: 'På denne side',
  coffeeBrands: 'Kaffemærker',
  equipmentBrands: 'Udstyrsmærker',
  fromAToZ: 'Alle fra A til Z',
  aboutBrand: 'Om mærket',
  allProducts: 'Alle produkter',
  topCoffee: 'Vores 10 topmærker for kaffe',
  allCoffee: 'Alle kaffemærker',
  topEquipment: 'Vores 10 topmærker for udstyr',
  allEquipment: 'Alle udstyrsmærker',
  seeAll: 'Se alle',
  products: (count, text) => (count === 1 ? '1 produkt' : `${text} produkter`),
  alphabet: 'Alfabet',
};
