import type { home as german } from '../../de/server/home.ts';

export const home: typeof german = {
  bestSellers: 'Popular right now',
  fromReviews: (count) => `from ${count} reviews`,
  rating: 'Rating',
  toProduct: 'View this product',
  topBrands: 'Our top brands',
};
