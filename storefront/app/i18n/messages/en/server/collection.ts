import type { collection as german } from '../../de/server/collection.ts';

export const collection: typeof german = {
  subcollections: 'Subcategories',
  all: 'All',
  price: 'Price',
  empty: 'There is nothing on this shelf right now.',
  nothingMatches: 'Nothing matches that right now.',
  goodToKnow: 'Good to know',
  testScore: (score) => `${score} out of 10 points`,
  toReview: 'to the review',
};
