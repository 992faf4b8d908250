import type { brands as german } from '../../de/server/brands.ts';

export const brands: typeof german = {
  intro: () => 'Alle vores mærker fra A til Å.',
  onThisPage: 'På denne side',
  mainBrands: 'Mærker',
  equipmentBrands: 'Udstyrsmærker',
  fromAToZ: 'Alle fra A til Z',
  aboutBrand: 'Om mærket',
  allProducts: 'Alle produkter',
  topMain: 'Vores 10 topmærker',
  allMain: 'Alle mærker',
  topEquipment: 'Vores 10 topmærker for udstyr',
  allEquipment: 'Alle udstyrsmærker',
  seeAll: 'Se alle',
  products: (count, text) => (count === 1 ? '1 produkt' : `${text} produkter`),
  alphabet: 'Alfabet',
};
