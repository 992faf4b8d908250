import type { editorial as german } from '../../de/server/editorial.ts';

export const editorial: typeof german = {
  onThisPage: 'På denne side',
  readingTime: (minutes) => `Læsetid ${minutes}\u00a0min.`,
  lastChanged: (date) => `Senest ændret ${date}`,
  onlyIn: (language) => `Denne tekst findes indtil videre kun på ${language}.`,
  faq: 'Ofte stillede spørgsmål',
  related: 'Læs også',
  products: 'Produkter, der passer',
  allProducts: 'Se alle',
  sampleTitle: 'Eksempeltekst',
  sampleText:
    'Denne tekst er et eksempel. Den, der driver butikken, skal have den gennemgået juridisk, før den offentliggøres.',
  test: {
    all: 'Produkttest',
    allOf: (count) => `Alle ${count} test`,
    ofTen: 'ud af 10 point',
    verdict: 'Konklusion',
    points: 'Point',
    weight: (percent) => `tæller ${percent}\u00a0%`,
    testedOn: (date) => `Testet ${date}`,
    inDetail: 'Testen i detaljer',
    product: 'Det testede produkt',
  },
  allEntries: 'Læs mere',
};
