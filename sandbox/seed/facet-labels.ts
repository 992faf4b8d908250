import type { Localized } from '../catalogue/model.ts';

export const facetLabels = {
  availability: { de: 'Verfügbarkeit', en: 'Availability', da: 'Tilgængelighed' },
  price: { de: 'Preis', en: 'Price', da: 'Pris' },
  vendor: { de: 'Marke', en: 'Brand', da: 'Mærke' },
  productType: { de: 'Produktart', en: 'Product type', da: 'Produkttype' },
  coffee: {
    roast: { de: 'Röstung', en: 'Roast', da: 'Ristning' },
    origin: { de: 'Herkunft', en: 'Origin', da: 'Oprindelse' },
    process: { de: 'Aufbereitung', en: 'Process', da: 'Forarbejdning' },
    notes: { de: 'Geschmack', en: 'Flavour notes', da: 'Smagsnoter' },
    variety: { de: 'Varietät', en: 'Variety', da: 'Varietet' },
    decaf: { de: 'Entkoffeiniert', en: 'Decaffeinated', da: 'Koffeinfri' },
    organic: { de: 'Bio', en: 'Organic', da: 'Økologisk' },
    fair: { de: 'Fair gehandelt', en: 'Fairly traded', da: 'Fair handel' },
    strength: { de: 'Stärke', en: 'Strength', da: 'Styrke' },
    arabica: { de: 'Arabica-Anteil in %', en: 'Arabica share in %', da: 'Arabica-andel i %' },
  } as Record<string, Localized>,
};

export function booleanLabels(value: boolean): Localized {
  return value ? { de: 'Ja', en: 'Yes', da: 'Ja' } : { de: 'Nein', en: 'No', da: 'Nej' };
}
