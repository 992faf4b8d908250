export const home = {
  bestSellers: 'Gerade oft bestellt',
  fromReviews: (count: string) => `aus ${count} Bewertungen`,
  rating: 'Bewertung',
  toProduct: 'Zum Produkt',
  topBrands: 'Unsere Top-Marken',
  month: {
    title: (title: string) => `${title} ist unser Produkt des Monats`,
    chosen: (month: string) => `${month}, blind gewählt`,
    note: (type: string, vendor: string, note: string) => `${type} von ${vendor}: ${note}.`,
    why: 'Warum die Wahl darauf fiel',
  },
};
