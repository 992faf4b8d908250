import type { brands as german } from '../../de/server/brands.ts';

export const brands: typeof german = {
  intro: () => 'Toutes nos marques, de A à Z.',
  onThisPage: 'Sur cette page',
  mainBrands: 'Marques',
  equipmentBrands: 'Marques de matériel',
  fromAToZ: 'Toutes de A à Z',
  aboutBrand: 'sur la marque',
  allProducts: 'tous les produits',
  topMain: 'Nos 10 premières marques',
  allMain: 'Toutes les marques',
  topEquipment: 'Nos 10 premières marques de matériel',
  allEquipment: 'Toutes les marques de matériel',
  seeAll: 'Tout voir',
  products: (count, text) => (count === 1 ? '1 produit' : `${text} produits`),
  alphabet: 'Alphabet',
};
