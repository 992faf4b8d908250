import type { Localized } from '../catalogue-format/languages.ts';

/** The names of the filters that every shop has. */
export const facetLabels = {
  availability: { de: 'Verfügbarkeit', en: 'Availability', da: 'Tilgængelighed' },
  price: { de: 'Preis', en: 'Price', da: 'Pris' },
  vendor: { de: 'Marke', en: 'Brand', da: 'Mærke' },
  productType: { de: 'Produktart', en: 'Product type', da: 'Produkttype' },
};

export function booleanLabels(value: boolean): Localized {
  return value ? { de: 'Ja', en: 'Yes', da: 'Ja' } : { de: 'Nein', en: 'No', da: 'Nej' };
}
