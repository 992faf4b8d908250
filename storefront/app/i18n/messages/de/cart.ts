import { deliveredTo } from './places.ts';

type IntervalUnit = 'DAY' | 'WEEK' | 'MONTH';

const units = {
  DAY: ['jeden Tag', 'Tage'],
  WEEK: ['jede Woche', 'Wochen'],
  MONTH: ['jeden Monat', 'Monate'],
} as const;

export const cart = {
  title: 'Dein Warenkorb',
  description: 'Dein Warenkorb: Mengen, Gutscheine, Lieferung und der Weg zur Kasse.',
  empty: 'Dein Warenkorb ist leer.',
  emptyLead: 'Noch nichts ausgesucht? Hier geht es los.',
  discoverMain: 'Sortiment entdecken',
  discoverEquipment: 'Geräte entdecken',
  /** Before, inside and after the link to the customer profile. */
  previousOrders: [
    'Schon einmal bestellt? In deinem',
    'Kundenprofil',
    'findest du frühere Bestellungen.',
  ],
  /** Products that close the gap to free shipping or to a code's minimum. */
  completion: {
    title: 'Ein Teil fehlt noch',
    freeShipping: (gap: string, saved: string) =>
      `Jedes davon schließt die Lücke von ${gap}. Du sparst ${saved} Versand.`,
    discountCode: (gap: string) =>
      `Jedes davon schließt die Lücke von ${gap} bis zum Mindestwert. Gib den Code danach noch einmal ein.`,
    added: (product: string) => `${product} liegt im Warenkorb.`,
  },
  lastCart: {
    remember: 'Diesen Warenkorb in diesem Browser zum Nachbestellen merken',
    title: 'Dein letzter Warenkorb',
    add: 'Wieder in den Warenkorb',
    forget: 'Vergessen',
  },
  lines: 'Artikel im Warenkorb',
  quantityOf: (product: string) => `Menge für ${product}`,
  decreaseOf: (product: string) => `Menge für ${product} verringern`,
  increaseOf: (product: string) => `Menge für ${product} erhöhen`,
  update: 'Menge ändern',
  remove: 'Entfernen',
  removeOf: (product: string) => `${product} entfernen`,
  removed: (product: string) => `${product} wurde entfernt.`,
  undo: 'Rückgängig',
  undoOf: (product: string) => `Rückgängig: ${product} zurücklegen`,
  /** The price of one, where a line has several. */
  each: (price: string) => `je ${price}`,
  /** What a subscription's goods cost without one. */
  priceOnce: (price: string) => `Einmalig ${price}`,
  lineDiscount: (price: string) => `Rabattcode −${price}`,
  subscription: (interval: string) => `Abo, ${interval}`,
  intervalOf: (product: string) => `Lieferintervall für ${product}`,
  every: (unit: IntervalUnit, count: number) =>
    count === 1 ? units[unit][0] : `alle ${count} ${units[unit][1]}`,
  once: 'Einmal liefern',
  changeInterval: 'Intervall ändern',
  save: 'Für später merken',
  saveOf: (product: string) => `${product} für später merken`,
  saved: 'Für später gemerkt',
  savedLine: (product: string) => `${product} ist für später gemerkt.`,
  moveBack: 'In den Warenkorb',
  moveBackOf: (product: string) => `${product} in den Warenkorb`,
  forgetOf: (product: string) => `${product} nicht mehr merken`,
  notAvailable: 'derzeit nicht verfügbar',
  summary: 'Zusammenfassung',
  subtotal: 'Zwischensumme',
  orderDiscount: 'Bestellrabatt',
  shippingKinds: {
    email: () => 'Versand per E-Mail',
    standard: (country: string) => `Versand (${country})**`,
    special: (country: string) => `Sonderversand (${country})`,
    freight: (country: string) => `Speditionsversand (${country})`,
  },
  giftCard: (end: string) => `Gutschein •••• ${end}`,
  total: 'Gesamt',
  newTotal: (price: string) => `Neue Gesamtsumme: ${price}`,
  newSubtotal: (price: string) => `Neue Zwischensumme: ${price}`,
  updating: 'Der Warenkorb wird aktualisiert …',
  savings: (price: string) => `Du sparst ${price}.`,
  vat: 'inkl. MwSt. Die endgültigen Versandkosten siehst du an der Kasse.',
  vatPlusShipping: 'inkl. MwSt., zzgl. Versand',
  checkout: 'Weiter zur Kasse',
  checkoutWith: (price: string) => `Weiter zur Kasse ${price}`,
  expressCheckout: 'Express-Kasse',
  straightToCheckout: 'Direkt zur Kasse',
  securePayment: 'Sicher bezahlen',
  discountQuestion: 'Hast du einen Rabattcode?',
  discountCode: 'Rabattcode',
  apply: 'Anwenden',
  appliedCodes: 'Angewendete Rabattcodes',
  removeCode: (code: string) => `Code ${code} entfernen`,
  codeNotNow: (code: string) => `${code} gilt gerade nicht.`,
  giftCardQuestion: 'Geschenkgutschein einlösen',
  giftCardCode: 'Gutscheincode',
  redeem: 'Einlösen',
  appliedGiftCards: 'Eingelöste Gutscheine',
  removeGiftCard: (card: string) => `Gutschein ${card} entfernen`,
  /** Before and after the missing amount. */
  leftForFreeShipping: (country: string) => [
    'Nur noch',
    `bis zum kostenlosen Versand ${deliveredTo(country)}!**`,
  ],
  shippedFree: (country: string) =>
    `Deine Bestellung ist ${deliveredTo(country)} versandkostenfrei**`,
  shippingCost: (country: string, price: string) => `Versand ${deliveredTo(country)}: ${price}.**`,
  towardsFreeShipping: 'Bis zum kostenlosen Versand',
  forwarded: {
    special: (country: string, price: string) =>
      `Mindestens ein Artikel reist im Sonderversand: ${price} ${deliveredTo(country)}.`,
    freight: (country: string, price: string) =>
      `Mindestens ein Artikel kommt per Spedition: ${price} ${deliveredTo(country)}. In andere Länder berechnen wir die Fracht an der Kasse nach der Lieferadresse.`,
    atCheckout: (country: string) =>
      `Mindestens ein Artikel kommt per Spedition. Die Fracht ${deliveredTo(country)} berechnen wir an der Kasse nach der Lieferadresse.`,
  },
  offline:
    'Du bist gerade offline. Wir schicken deine Änderungen ab, sobald die Verbindung wieder steht.',
  miniCart: 'Warenkorb',
  inCart: 'liegt im Warenkorb',
  untilFreeShipping: (price: string) => `${price} bis Versand frei**`,
  freeShippingReached: 'Versand frei**',
  view: 'Ansehen',
  closeNotice: 'Hinweis schließen',
  closeMiniCart: 'Warenkorb schließen',
  andMore: (count: number) =>
    `und ${count} ${count === 1 ? 'weiterer Artikel' : 'weitere Artikel'}`,
  toCart: 'Zum Warenkorb',
  bundle: {
    contents: (names: string) => `Inhalt: ${names}`,
    pieces: (count: string) => `${count} Stück`,
    note: '* einzeln gekauft. Das Paket wird als Ganzes geändert oder entfernt.',
    soldOut: (names: string) => `Ausverkauft: ${names}. Deshalb ist das Paket nicht lieferbar.`,
    addOns: (names: string) => `Dazu: ${names}`,
    addOnsNote: 'Gehört zu diesem Artikel und wird mit ihm entfernt.',
  },
  gift: {
    title: 'Verschenken',
    motif: 'Motiv',
    neutral: 'Neutral',
    email: 'E-Mail der beschenkten Person',
    name: 'Name der beschenkten Person',
    message: 'Nachricht (freiwillig)',
    length: (length: number, most: number) => `${length} von ${most} Zeichen`,
    when: 'Wann sollen wir ihn schicken?',
    now: 'Sofort nach der Bestellung',
    day: 'An einem bestimmten Tag',
    self: 'An mich, ich überreiche ihn selbst',
    sendOn: 'Tag',
    sendOnHint: 'Höchstens ein Jahr im Voraus.',
    to: (to: string) => `Für ${to}`,
    sentOn: (date: string) => `wird am ${date} verschickt`,
    sentAtOnce: 'wird sofort nach der Bestellung verschickt',
    worth: (card: string, amount: string) => `${card} über ${amount}`,
    preview: 'Vorschau der E-Mail',
    previewHint: 'Die Vorschau folgt deinen Eingaben. Den Code setzen wir erst nach dem Kauf ein.',
    you: 'dich',
    steps: 'So läuft es ab',
    stepTexts: [
      ['Heute', 'Du bezahlst, wir legen den Code an.'],
      ['Sofort oder am gewählten Tag', 'Die E-Mail mit Karte und Nachricht kommt an.'],
      [
        'Danach',
        'Einlösen im Warenkorb, auf einmal oder in Teilen. Der Rest bleibt auf der Karte.',
      ],
    ],
  },
  problem: {
    notEnoughStock: (left: number) =>
      `Wir haben nur noch ${left} Stück auf Lager und die Menge angepasst.`,
    outOfStock: 'Das ist leider gerade ausverkauft.',
    soldOutLine: 'Das ist inzwischen ausverkauft. Bitte entferne es oder merke es dir für später.',
    lineGone: 'Dieser Artikel war schon nicht mehr im Warenkorb.',
    notAdded: 'Das konnte nicht in den Warenkorb gelegt werden.',
    notAddedByLink:
      'Mindestens ein Artikel aus dem Link ist nicht mehr oder nicht in dieser Menge erhältlich.',
    noSubscription: 'In diesem Abo gibt es den Artikel nicht.',
    tooMany: 'So viele auf einmal gehen leider nicht.',
    quantityLimit: (most: string) =>
      `Je Artikel sind höchstens ${most} Stück möglich. Bitte gib eine kleinere Menge ein.`,
    quantityUnreadable: 'Das ist keine Menge. Bitte gib eine ganze Zahl ein.',
    cartFull: 'Der Warenkorb ist voll. Bitte nimm erst etwas heraus.',
    notChanged: 'Die Änderung konnte nicht übernommen werden.',
    notDeliveredThere:
      'Dorthin können wir das leider nicht liefern. Bitte entferne es oder wähle ein anderes Lieferland.',
    partOfOther: 'Das gehört zu einem anderen Artikel und lässt sich nicht einzeln ändern.',
    onlySubscription: 'Diesen Artikel gibt es nur im Abo.',
    companiesOnly: 'Das geht nur mit einem Firmenkonto.',
    tooFew: 'Das sind zu wenige: Für diesen Artikel gibt es eine Mindestmenge.',
    quantityStep: 'Diesen Artikel gibt es nur in festen Schritten, zum Beispiel im Karton.',
    noteTooLong: 'Die Anmerkung ist zu lang. Bitte kürze sie.',
    deliveryAtCheckout:
      'Die Lieferung ließ sich noch nicht berechnen. Adresse und Lieferart gibst du an der Kasse an.',
    paymentAtCheckout: 'Bezahlt wird an der Kasse. Bitte geh dorthin weiter.',
    codeMissing: 'Bitte gib einen Code ein.',
    /** Before the reason why. */
    codeRefused: (reason: string) => `Der Code konnte nicht angewendet werden. ${reason}`,
    codeUnknown: 'Diesen Code kennen wir nicht. Bitte prüfe die Schreibweise.',
    codeInactive: 'Dieser Code gilt zurzeit nicht: Er ist abgelaufen oder beginnt erst später.',
    codeUsedUp: 'Dieser Code wurde schon eingelöst.',
    codeUsedByYou: 'Diesen Code hast du schon eingelöst.',
    codeMinimum: (minimum: string | null, missing: string | null) =>
      `Dieser Code gilt ab ${minimum ? `${minimum} Warenwert` : 'einem Mindestwert, den dein Warenkorb noch nicht erreicht'}${missing ? `. Es fehlen noch mindestens ${missing}` : ''}.`,
    codeWrongProducts: 'Dieser Code gilt nicht für die Artikel in deinem Warenkorb.',
    codeNotForYou: 'Dieser Code gilt nicht für dein Kundenkonto.',
    codeNeedsCustomer:
      'Dieser Code gilt nur für bestimmte Kundinnen und Kunden. Bitte gib ihn an der Kasse ein, nachdem du dich angemeldet hast.',
    codeQuantity: 'Dieser Code gilt erst ab einer Mindestmenge.',
    codeWrongDelivery: 'Dieser Code gilt nicht für diese Lieferart.',
    codeNotCombinable: 'Dieser Code lässt sich nicht mit einem anderen kombinieren.',
    codeNotForSubscriptions: 'Dieser Code gilt nicht für Abos.',
    codeRejected: 'Der Code konnte nicht angewendet werden.',
    giftCardUnknown:
      'Diesen Gutschein können wir nicht einlösen: unbekannt, abgelaufen oder aufgebraucht.',
    giftCardTwice: 'Dieser Gutschein ist schon eingelöst.',
    giftCardsReplaced:
      'Früher eingelöste Gutscheine sind dabei weggefallen. Bitte gib sie noch einmal ein.',
    giftCardsUnavailable:
      'Gutscheine können hier gerade nicht eingelöst werden. Bitte gib den Code an der Kasse ein.',
    giftEmail: 'Bitte gib für die beschenkte Person eine gültige E-Mail-Adresse ein.',
    giftMessage: 'Die Nachricht ist zu lang: höchstens 300 Zeichen.',
    giftDate: 'Bitte wähle einen Tag ab heute, höchstens ein Jahr im Voraus.',
    tooManyTries: 'Das waren zu viele Versuche. Bitte warte zehn Minuten.',
    unavailable:
      'Der Warenkorb antwortet gerade nicht. Deine Artikel sind nicht verloren. Bitte versuche es gleich noch einmal.',
  },
  /** The harmonised notice on the legal guarantee of conformity. */
  /** Of the producer, for the whole product: met before ordering, however it came into the cart. */
  guarantee: (brand: string, years: string) =>
    `${years} Jahre Garantie von ${brand} auf das ganze Gerät, kostenlos`,
  legalGuarantee: {
    title: 'Gesetzliche Gewährleistung',
    artwork: 'Amtliche Mitteilung zur gesetzlichen Gewährleistung',
    years: 'Jahre gesetzliche Gewährleistung, mindestens',
    remedies:
      'Ist die Ware mangelhaft: kostenlose Reparatur oder Ersatz, sonst Preisminderung oder Rücktritt. Wählst du die Reparatur, verlängert sich unsere Haftung einmalig um zwölf Monate.',
    liability:
      'Für alles, was du hier kaufst, stehen wir als Verkäufer ein. Die Garantie eines Herstellers kommt nur hinzu.',
    more: 'Mehr bei „Ihr Europa“',
    moreUrl:
      'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_de.htm',
  },
};
