export const home = {
  bestSellers: 'Gerade oft bestellt',
  fromReviews: (count: string) => `aus ${count} Bewertungen`,
  rating: 'Bewertung',
  toProduct: 'Zum Produkt',
  topBrands: 'Unsere Top-Marken',
};
