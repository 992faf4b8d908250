export const cart = {
  title: 'Dein Warenkorb',
  empty: 'Dein Warenkorb ist leer.',
  discoverEspresso: 'Espresso entdecken',
  discoverEquipment: 'Geräte entdecken',
  lines: 'Artikel im Warenkorb',
  quantityOf: (product: string) => `Menge für ${product}`,
  update: 'Menge ändern',
  remove: 'Entfernen',
  removeOf: (product: string) => `${product} entfernen`,
  summary: 'Zusammenfassung',
  subtotal: 'Zwischensumme',
  orderDiscount: 'Bestellrabatt',
  shipping: 'Versand',
  freeShipping: 'kostenlos',
  total: 'Gesamtsumme',
  checkout: 'Weiter zur Kasse',
  leftForFreeShipping: (price: string) =>
    `Nur noch ${price} bis zum kostenlosen Versand innerhalb Deutschlands!**`,
  shippedFree: 'Deine Bestellung ist innerhalb Deutschlands versandkostenfrei**',
  problem: {
    notEnoughStock: 'Wir haben davon nicht so viele auf Lager und haben die Menge angepasst.',
    outOfStock: 'Das ist leider gerade ausverkauft.',
    notAdded: 'Das konnte nicht in den Warenkorb gelegt werden.',
    unavailable:
      'Der Warenkorb antwortet gerade nicht. Deine Artikel sind nicht verloren. Bitte versuche es gleich noch einmal.',
  },
};
