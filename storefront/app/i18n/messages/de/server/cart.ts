export const cart = {
  popularCoffees: 'Beliebte Kaffees',
  seeAll: 'Alle ansehen',
  addOns: 'Fehlt noch etwas?',
};
