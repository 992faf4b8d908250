import type { home as german } from '../../de/server/home.ts';

export const home: typeof german = {
  bestSellers: 'Populært lige nu',
  fromReviews: (count) => `fra ${count} anmeldelser`,
  rating: 'Bedømmelse',
  toProduct: 'Se produktet',
  topBrands: 'Vores topmærker',
};
