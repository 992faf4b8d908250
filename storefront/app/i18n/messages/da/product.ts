import type { product as german } from '../de/product.ts';

export const product: typeof german = {
  from: 'fra',
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
