export const cart = {
  popularProducts: 'Beliebte Produkte',
  seeAll: 'Alle ansehen',
  addOns: 'Fehlt noch etwas?',
};
