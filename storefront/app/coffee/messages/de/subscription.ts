export const subscription = {
  /** The listing of coffees that are sold in a subscription. */
  collection: 'kaffee-abo',
  title: 'Kaffee-Abo berechnen',
  intro: 'Rechne aus, wie viel ihr wirklich trinkt; dann liegt keine Packung zu lange offen.',
  link: 'Wie viel brauche ich?',
  howMuch: 'Wie viel Kaffee brauchst du?',
  cups: 'Tassen am Tag, alle zusammen',
  method: 'Wie bereitest du zu? Kaffee je Tasse:',
  methods: {
    portafilter: 'Siebträger',
    beanToCup: 'Vollautomat',
    pourOver: 'Handfilter',
    frenchPress: 'French Press',
    moka: 'Espressokocher',
  },
  coffee: 'Welcher Kaffee?',
  calculate: 'Berechnen',
  need: (kilograms: string) => `Du trinkst rund ${kilograms}\u00a0kg in vier Wochen. Dafür passt:`,
  delivery: (quantity: number, size: string, interval: string) =>
    `${quantity > 1 ? `${quantity} × ` : ''}${size}, ${interval}`,
  perMonth: 'im Monat',
  saved: 'im Monat gespart',
  choices: 'Packung und Abstand',
  open: (days: string) => `Packung etwa ${days} Tage offen`,
  add: 'Abo in den Warenkorb',
  conditions:
    'Preise inkl. MwSt., zzgl. Versandkosten. Lieferung zum aktuellen Preis, jederzeit anpassen oder kündigen.',
  coffees: 'Kaffees im Abo',
  nothing: 'Diesen Kaffee gibt es gerade nicht im Abo.',
};
