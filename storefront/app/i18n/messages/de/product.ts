import { within } from './places.ts';

const units = {
  DAY: ['Jeden Tag', 'Tage'],
  WEEK: ['Jede Woche', 'Wochen'],
  MONTH: ['Jeden Monat', 'Monate'],
} as const;

export const product = {
  from: 'ab',
  saved: (percent: string) => `−${percent}\u00a0%`,
  percent: (value: string) => `${value}\u00a0%`,
  new: 'Neu',
  choose: 'Wählen',
  chooseOf: (title: string) => `Wählen: ${title}`,
  chooseOptions: (names: string[]) => `${names.join(' und ')} wählen`,
  chooseThis: 'Auswählen',
  closeChooser: 'Dialog schließen',
  addToCart: 'In den Warenkorb',
  addOf: (title: string) => `In den Warenkorb: ${title}`,
  addedTitle: 'Produkt zum Warenkorb hinzugefügt',
  /** Also where the cart's own code or texts cannot be loaded. */
  offline:
    'Die Verbindung ist abgebrochen. Bitte sieh in deinen Warenkorb und versuche es dann noch einmal.',
  continueShopping: 'Weiter einkaufen',
  toCart: 'Zum Warenkorb',
  cartTotal: (count: number, total: string) =>
    count === 1 ? `1 Artikel im Warenkorb, ${total}` : `${count} Artikel im Warenkorb, ${total}`,
  subscribed: (interval: string) => `im Abo ${interval}`,
  quantityOf: (quantity: string) => `Menge ${quantity}`,
  save: 'Merken',
  savedAlready: 'Gemerkt, nicht mehr merken',
  saveOf: (title: string) => `Merken: ${title}`,
  vatIncluded: 'inkl. MwSt.',
  pricesIncludeVat: 'Alle Preise inkl. MwSt.',
  plusShipping: 'zzgl. Versandkosten',
  shippingPage: 'versand-lieferung',
  giftCardPriceNote: (threshold: string | null) =>
    threshold
      ? `ohne Versandkosten, zählt nicht zur Grenze von ${threshold}`
      : 'ohne Versandkosten',
  giftCardsCollection: 'geschenkgutscheine',
  lowestPrice30Days: 'Niedrigster Preis der letzten 30\u00a0Tage:',
  /** A pack beside the sum of its single prices. */
  singly: (price: string) => `Einzeln zusammen ${price}`,
  quantity: 'Menge',
  decrease: 'Menge verringern',
  increase: 'Menge erhöhen',
  /** What a quantity may be, where that is not any number. */
  quantityRule: (least: string | null, step: string | null, most: string | null) =>
    [
      least && `mindestens ${least}`,
      step && `in Schritten von ${step}`,
      most && `höchstens ${most}`,
    ]
      .filter(Boolean)
      .join(', '),
  articleNumber: 'Artikelnummer',
  bestBefore: 'Mindestens haltbar bis',
  images: 'Produktbilder',
  image: (index: number, total: number) => `Produktbild ${index} von ${total}`,
  enlarge: 'Bild vergrößern',
  imagesOf: (title: string) => `Bilder: ${title}`,
  imageOf: (index: number, total: number) => `Bild ${index} von ${total}`,
  previousImage: 'Vorheriges Bild',
  nextImage: 'Nächstes Bild',
  video: (alt: string) => `Video: ${alt}`,
  watchOn: (host: string) => `Video bei ${host} ansehen`,
  openModel: '3D-Modell öffnen',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  lightboxKeys: 'Pfeiltasten blättern, Plus und Minus vergrößern, Esc schließt',
  swipeHint: 'Wischen zum Blättern',
  pinchHint: 'Zwei Finger zum Vergrößern',
  availability: {
    inStock: 'Auf Lager',
    reordered: 'Nachbestellt',
    unavailable: 'Nicht verfügbar',
  },
  deliveryDays: (min: string, max: string) => `Lieferzeit ${min}–${max} Werktage`,
  byEmail: 'per E-Mail',
  shippingKind: 'Versandart',
  standardParcel: (threshold: string) => `Standardpaket, ab ${threshold} kostenlos**`,
  paidParcel: (price: string) => `Standardpaket, ${price}**`,
  special: (price: string) => `Sonderversand, ${price}`,
  freight: (price: string) => `Speditionsversand, ${price}`,
  purchaseType: 'Kaufart',
  buyOnce: 'Einmalig kaufen',
  subscribe: 'Im Abo',
  cheaper: (percent: string) => `${percent}\u00a0% günstiger`,
  cancellable: 'jederzeit kündbar',
  interval: 'Lieferintervall',
  every: (unit: 'DAY' | 'WEEK' | 'MONTH', count: number) =>
    count === 1 ? units[unit][0] : `Alle ${count} ${units[unit][1]}`,
  /** Without a threshold where shipping is never free. */
  perks: (threshold: string | null, country: string) => [
    'Lieferung zum aktuellen Preis',
    ...(threshold ? [`Versandkostenfrei ab ${threshold} ${within(country)}**`] : []),
    'Jederzeit anpassen oder kündigen',
  ],
  sealsTab: 'Siegel & Auszeichnungen',
  legal: {
    contains: 'Enthält',
    hazard: {
      title: 'Sicher anwenden',
      danger: 'Gefahr',
      warning: 'Achtung',
      contains: (substances: string) => `Enthält ${substances}`,
      rule: 'Die Informationen auf dem Produktetikett sind stets zu befolgen.',
      pictogram: {
        GHS02: 'Gefahrenpiktogramm: Flamme',
        GHS05: 'Gefahrenpiktogramm: Ätzwirkung',
        GHS07: 'Gefahrenpiktogramm: Ausrufezeichen',
      },
      before: 'Bevor du anfängst',
      during: 'Beim Anwenden',
      incident: 'Wenn etwas passiert',
      disposal: 'Leere Packung',
    },
  },
  ratingOf: (average: string) => `${average} von 5 Sternen`,
  recentlyViewed: 'Zuletzt angesehen',
  rememberViewed:
    'Zuletzt angesehene Produkte hier zeigen. Sie werden nur in diesem Browser gespeichert.',
  forgetViewed: 'Verlauf löschen',
  compareOf: (title: string) => `Vergleichen: ${title}`,
  /** Product types that are compared by their technical details. */
  comparedTypes: [] as string[],
};
