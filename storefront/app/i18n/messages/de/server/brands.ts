export const brands = {
  intro: (coffee: string, equipment: string) =>
    `${coffee} Kaffeemarken und ${equipment} Hersteller von Maschinen, Mühlen und Werkzeug. Mit allen sprechen wir direkt, viele besuchen wir jedes Jahr.`,
  onThisPage: 'Auf dieser Seite',
  coffeeBrands: 'Kaffeemarken',
  equipmentBrands: 'Gerätemarken',
  fromAToZ: 'Alle von A bis Z',
  aboutBrand: 'Über die Marke',
  allProducts: 'Alle Produkte',
  topCoffee: 'Unsere Top 10 Kaffeemarken',
  allCoffee: 'Alle Kaffeemarken',
  topEquipment: 'Unsere Top 10 Marken für Equipment',
  allEquipment: 'Alle Gerätemarken',
  seeAll: 'Alle ansehen',
  products: (count: number, text: string) => (count === 1 ? '1 Produkt' : `${text} Produkte`),
  alphabet: 'Alphabet',
};
