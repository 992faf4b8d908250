import type { product as german } from '../de/product.ts';

export const product: typeof german = {
  from: 'fra',
  priceBefore: 'Før',
  saved: (percent) => `−${percent}\u00a0%`,
  new: 'Nyhed',
  choose: 'Vælg',
  chooseOf: (title) => `Vælg: ${title}`,
  addOf: (title) => `Læg i kurven: ${title}`,
  inSubscription: (price) => `I abonnement ${price}`,
  ratingOf: (average) => `${average} ud af 5 stjerner`,
  strength: (value) => `Styrke ${value} af 5`,
  strengthWords: ['mild', 'blid', 'afbalanceret', 'kraftig', 'intens'],
  vatIncluded: 'inkl. moms',
  plusShipping: 'plus fragt',
  lowestPrice30Days: 'Laveste pris de seneste 30 dage:',
  addToCart: 'Læg i kurven',
  quantity: 'Antal',
  articleNumber: 'Varenummer',
  description: 'Beskrivelse',
  image: (index, total) => `Produktbillede ${index} af ${total}`,
  availability: { inStock: 'På lager', reordered: 'Genbestilt', unavailable: 'Ikke tilgængelig' },
};
