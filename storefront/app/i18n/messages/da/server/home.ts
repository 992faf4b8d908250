import type { home as german } from '../../de/server/home.ts';

export const home: typeof german = {
  bestSellers: 'Populært lige nu',
  fromReviews: (count) => `fra ${count} anmeldelser`,
  rating: 'Bedømmelse',
  toProduct: 'Se produktet',
  topBrands: 'Vores topmærker',
  month: {
    title: (title) => `${title} er månedens produkt hos os`,
    chosen: (month) => `${month}, valgt blindt`,
    note: (type, vendor, note) => `${type} fra ${vendor}: ${note}.`,
    why: 'Hvorfor den vandt',
  },
};
