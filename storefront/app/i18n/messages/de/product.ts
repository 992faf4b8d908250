export const product = {
  from: 'ab',
  vatIncluded: 'inkl. MwSt.',
  plusShipping: 'zzgl. Versandkosten',
  lowestPrice30Days: 'Niedrigster Preis der letzten 30 Tage:',
  addToCart: 'In den Warenkorb',
  quantity: 'Menge',
  articleNumber: 'Artikelnummer',
  description: 'Beschreibung',
  image: (index: number, total: number) => `Produktbild ${index} von ${total}`,
  availability: {
    inStock: 'Auf Lager',
    reordered: 'Nachbestellt',
    unavailable: 'Nicht verfügbar',
  },
};
