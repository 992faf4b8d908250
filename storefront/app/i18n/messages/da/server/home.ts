import type { home as german } from '../../de/server/home.ts';

export const home: typeof german = {
  bestSellers: 'Populært lige nu',
  fromReviews: (count) => `fra ${count} anmeldelser`,
  origin: 'Oprindelse',
  roast: 'Ristning',
  arabicaAndRobusta: 'Arabica / Robusta',
  strength: 'Styrke',
  rating: 'Bedømmelse',
  toProduct: 'Se kaffen',
  topBrands: 'Vores topmærker',
};
