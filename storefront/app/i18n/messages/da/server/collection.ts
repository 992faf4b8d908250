import type { collection as german } from '../../de/server/collection.ts';

export const collection: typeof german = {
  subcollections: 'Underkategorier',
  all: 'Alle',
  price: 'Pris',
  empty: 'Der er ikke noget på hylden lige nu.',
  nothingMatches: 'Der er ikke noget, der passer lige nu.',
  goodToKnow: 'Godt at vide',
  testScore: (score) => `${score} ud af 10 point`,
  toReview: 'Til testen',
};
