import type { home as german } from '../de/home.ts';

export const home: typeof german = {
  title: 'Køb kaffe & tilbehør online',
  description:
    'Kaffe, espresso, maskiner og tilbehør: over 2.000 produkter, smagt, vejet og testet. Levering på 1–3 dage.',
  claim: 'God kaffe. Klar kurs.',
  intro:
    'Vi smager, vejer og tester, før noget kommer på hylden. Blandt over 2.000 kaffer, maskiner og redskaber lodser vi dig frem til det, der passer til dig.',
  discoverCoffee: 'Udforsk kaffen',
  popularCategories: 'Populære kategorier',
  bestSellers: 'Ofte bestilt lige nu',
  allBestSellers: 'Alle bestsellere',
};
