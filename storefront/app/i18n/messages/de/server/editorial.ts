export const editorial = {
  onThisPage: 'Auf dieser Seite',
  readingTime: (minutes: number) =>
    minutes === 1 ? 'Lesezeit 1\u00a0Minute' : `Lesezeit ${minutes}\u00a0Minuten`,
  lastChanged: (date: string) => `Stand: ${date}`,
  /** The name of a language. */
  onlyIn: (language: string) => `Diesen Text gibt es bisher nur auf ${language}.`,
  faq: 'Häufige Fragen',
  related: 'Dazu passt',
  products: 'Passende Produkte',
  allProducts: 'Alle ansehen',
  sampleTitle: 'Mustertext',
  sampleText:
    'Dieser Text ist ein Muster. Wer den Shop betreibt, muss ihn vor der Veröffentlichung rechtlich prüfen lassen.',
  test: {
    all: 'Produkttests',
    allOf: (count: number) => `Alle ${count} Tests`,
    ofTen: 'von 10 Punkten',
    verdict: 'Fazit',
    points: 'Punkte',
    weight: (percent: string) => `zählt ${percent}\u00a0%`,
    testedOn: (date: string) => `Getestet am ${date}`,
    inDetail: 'Der Test im Einzelnen',
    product: 'Das getestete Produkt',
  },
  allEntries: 'Zum Nachlesen',
};
