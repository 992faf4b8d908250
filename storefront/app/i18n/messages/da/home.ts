import type { home as german } from '../de/home.ts';

export const home: typeof german = {
  title: 'Køb kaffe & tilbehør online',
  description: (products: string, days: string) =>
    `Kaffe, espresso, maskiner og tilbehør: over ${products} produkter, vi har smagt, vejet og testet. Levering på ${days} dage.`,
  popularCategories: 'Populære kategorier',
  advisor: {
    title: 'Fortæl os, hvordan du drikker den.',
    text: 'To svar er nok. Vi viser dig de ristninger, der passer til din tilberedning og din smag.',
    preparation: 'Hvad brygger du med?',
    taste: 'Hvordan skal den smage?',
    show: 'Vis kaffer, der passer',
    showCount: (count, text) =>
      count === 1 ? 'Vis 1 kaffe, der passer' : `Vis ${text} kaffer, der passer`,
  },
  seeAll: 'Se alle',
};
