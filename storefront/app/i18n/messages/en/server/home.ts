import type { home as german } from '../../de/server/home.ts';

export const home: typeof german = {
  bestSellers: 'Popular right now',
  fromReviews: (count) => `from ${count} reviews`,
  origin: 'Origin',
  roast: 'Roast',
  arabicaAndRobusta: 'Arabica / Robusta',
  strength: 'Strength',
  rating: 'Rating',
  toProduct: 'View this coffee',
  topBrands: 'Our top brands',
};
