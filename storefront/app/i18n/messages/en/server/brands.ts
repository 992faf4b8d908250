import type { brands as german } from '../../de/server/brands.ts';

export const brands: typeof german = {
  intro: () => 'All our brands, from A to Z.',
  onThisPage: 'On this page',
  mainBrands: 'Brands',
  equipmentBrands: 'Equipment brands',
  fromAToZ: 'All from A to Z',
  aboutBrand: 'about the brand',
  allProducts: 'all products',
  topMain: 'Our top 10 brands',
  allMain: 'All brands',
  topEquipment: 'Our top 10 brands for equipment',
  allEquipment: 'All equipment brands',
  seeAll: 'See all',
  products: (count, text) => (count === 1 ? '1 product' : `${text} products`),
  alphabet: 'Alphabet',
};
