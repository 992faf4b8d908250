import type { home as german } from '../de/home.ts';

export const home: typeof german = {
  title: 'Køb kaffe & tilbehør online',
  description: (products: string, days: string) =>
    `Kaffe, espresso, maskiner og tilbehør: over ${products} produkter, vi har smagt, vejet og testet. Levering på ${days} dage.`,
  claim: 'God kaffe. Klar kurs.',
  intro: (products: string) =>
    `Vi smager, vejer og tester, før noget kommer på hylden. Blandt over ${products} kaffer, maskiner og redskaber lodser vi dig frem til det, der passer til dig.`,
  discoverCoffee: 'Udforsk kaffen',
  popularCategories: 'Populære kategorier',
  bestSellers: 'Populært lige nu',
  allBestSellers: 'Alle bestsellere',
  heroPicture: 'Espressomaskine, kværn og en frisk espresso på en lys disk',
  startAdvisor: 'Start kafferådgiveren',
  fromReviews: (count) => `fra ${count} anmeldelser`,
  advisor: {
    title: 'Fortæl os, hvordan du drikker den.',
    text: 'To svar er nok. Vi viser dig de ristninger, der passer til din tilberedning og din smag.',
    preparation: 'Hvad brygger du med?',
    taste: 'Hvordan skal den smage?',
    show: 'Vis kaffer, der passer',
    showCount: (count, text) =>
      count === 1 ? 'Vis 1 kaffe, der passer' : `Vis ${text} kaffer, der passer`,
  },
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
  seeAll: 'Se alle',
  tutorials: 'Tilbered trin for trin',
  allTutorials: 'Alle vejledninger',
};
