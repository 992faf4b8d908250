export const home = {
  bestSellers: 'Gerade oft bestellt',
  fromReviews: (count: string) => `aus ${count} Bewertungen`,
  origin: 'Herkunft',
  roast: 'Röstung',
  arabicaAndRobusta: 'Arabica / Robusta',
  strength: 'Stärke',
  rating: 'Bewertung',
  toProduct: 'Zum Kaffee',
  topBrands: 'Unsere Top-Marken',
};
