import type { home as german } from '../../de/server/home.ts';

export const home: typeof german = {
  bestSellers: 'Popular right now',
  fromReviews: (count) => `from ${count} reviews`,
  rating: 'Rating',
  toProduct: 'View this product',
  topBrands: 'Our top brands',
  month: {
    title: (title) => `${title} is our product of the month`,
    chosen: (month) => `${month}, chosen blind`,
    note: (type, vendor, note) => `${type} by ${vendor}: ${note}.`,
    why: 'Why it won',
  },
};
