import type { search as german } from '../../de/server/search.ts';

export const search: typeof german = {
  submit: 'Søg',
  title: 'Søgning',
  didYouMean: 'Mente du',
  brands: 'Mærker',
  answers: 'Passer til din søgning',
  onlyHelp: 'Der er hjælpesider om det, men ingen produkter.',
  category: 'Kategori',
  only: (what: readonly string[]) => `Kun: ${what.join(' · ')}`,
  wholeCategory: 'Alle produkter i kategorien',
  searchAll: (text: string) => `Søg i alle produkter efter »${text}«`,
  without: (ignored: readonly string[]) => {
    const words = ignored.map((word) => `»${word}«`).join(', ');
    return `Intet produkt har alle ordene. Her er resultaterne uden ${words}.`;
  },
};
