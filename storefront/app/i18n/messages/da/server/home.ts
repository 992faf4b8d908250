import type { home as german } from '../../de/server/home.ts';

export const home: typeof german = {
  claim: 'God kaffe. Klar kurs.',
  intro: (products: string) =>
    `Vi smager, vejer og tester, før noget kommer på hylden. Blandt over ${products} kaffer, maskiner og redskaber lodser vi dig frem til det, der passer til dig.`,
  discoverCoffee: 'Udforsk kaffen',
  bestSellers: 'Populært lige nu',
  allBestSellers: 'Alle bestsellere',
  heroPicture: 'Espressomaskine, kværn og en frisk espresso på en lys disk',
  startAdvisor: 'Start kafferådgiveren',
  fromReviews: (count) => `fra ${count} anmeldelser`,
  productOfTheMonth: (month) => `Månedens produkt, ${month}`,
  origin: 'Oprindelse',
  roast: 'Ristning',
  arabicaAndRobusta: 'Arabica / Robusta',
  strength: 'Styrke',
  rating: 'Bedømmelse',
  toProduct: 'Se kaffen',
  tested: 'Testet',
  equipment: 'Til maskine og kværn',
  allEquipment: 'Alt udstyr',
  topBrands: 'Vores topmærker',
  tutorials: 'Tilbered trin for trin',
  allTutorials: 'Alle vejledninger',
};
