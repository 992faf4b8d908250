export const subscription = {
  /** The listing of coffees that are sold in a subscription. */
  collection: 'coffee-subscription',
  title: 'Calculate a coffee subscription',
  intro: 'Work out how much you really drink, and no bag stays open for too long.',
  link: 'How much do I need?',
  howMuch: 'How much coffee do you need?',
  cups: 'Cups a day, all together',
  method: 'How do you brew? Coffee per cup:',
  methods: {
    portafilter: 'Portafilter',
    beanToCup: 'Bean-to-cup',
    pourOver: 'Pour-over',
    frenchPress: 'French press',
    moka: 'Moka pot',
  },
  coffee: 'Which coffee?',
  calculate: 'Calculate',
  need: (kilograms: string) => `You drink about ${kilograms}\u00a0kg in four weeks. This fits:`,
  delivery: (quantity: number, size: string, interval: string) =>
    `${quantity > 1 ? `${quantity} × ` : ''}${size}, ${interval}`,
  perMonth: 'a month',
  saved: 'saved a month',
  choices: 'Bag and interval',
  open: (days: string) => `Bag open for about ${days} days`,
  add: 'Add subscription to cart',
  conditions:
    'Prices incl. VAT, plus shipping. Delivered at the current price, change or cancel at any time.',
  coffees: 'Coffees in a subscription',
  nothing: 'This coffee is not sold in a subscription at the moment.',
};
