export const search = {
  submit: 'Suchen',
  title: 'Suche',
  didYouMean: 'Meintest du',
  brands: 'Marken',
  answers: 'Passend zu deiner Suche',
  onlyHelp: 'Dazu gibt es Hilfeseiten, aber keine Produkte.',
  category: 'Kategorie',
  only: (what: readonly string[]) => `Nur: ${what.join(' · ')}`,
  wholeCategory: 'Alle Produkte dieser Kategorie',
  searchAll: (text: string) => `Alle Produkte nach „${text}“ durchsuchen`,
  without: (ignored: readonly string[]) => {
    const words = ignored.map((word) => `„${word}“`).join(', ');
    return `Kein Produkt hat alle Wörter. Gezeigt wird die Suche ohne ${words}.`;
  },
};
