import type { brands as german } from '../../de/server/brands.ts';

export const brands: typeof german = {
  intro: (coffee, equipment) =>
    `${coffee} coffee brands and ${equipment} makers of machines, grinders and tools. We talk to all of them directly and visit many every year.`,
  onThisPage: 'On this page',
  coffeeBrands: 'Coffee brands',
  equipmentBrands: 'Equipment brands',
  fromAToZ: 'All from A to Z',
  aboutBrand: 'about the brand',
  allProducts: 'all products',
  topCoffee: 'Our top 10 brands for coffee',
  allCoffee: 'All coffee brands',
  topEquipment: 'Our top 10 brands for equipment',
  allEquipment: 'All equipment brands',
  seeAll: 'See all',
  products: (count, text) => (count === 1 ? '1 product' : `${text} products`),
  alphabet: 'Alphabet',
};
