import type { collection as german } from '../../de/server/collection.ts';

export const collection: typeof german = {
  subcollections: 'Sous-catégories',
  all: 'Tout',
  price: 'Prix',
  empty: 'Il n’y a rien ici pour l’instant.',
  nothingMatches: 'Rien ne correspond pour l’instant.',
  goodToKnow: 'Bon à savoir',
  testScore: (score) => `${score} points sur 10`,
  toReview: 'vers le test',
};
