import type { search as german } from '../de/search.ts';

export const search: typeof german = {
  clear: 'Ryd',
  clearLabel: 'Ryd søgeordet',
  close: 'Luk søgningen',
  submit: 'Søg',
  popular: 'Populære søgeord',
  straightIn: 'Gå direkte til',
  oftenSought: 'Søges ofte',
  recent: 'Seneste søgninger',
  rememberRecent: 'Vis seneste søgninger her. De gemmes kun i denne browser.',
  removeRecent: (text: string) => `Fjern »${text}« fra de seneste søgninger`,
  suggestions: 'Forslag',
  categories: 'Kategorier',
  topProduct: 'Topprodukt',
  products: 'Produkter',
  hits: 'Resultater',
  noCategories: 'Ingen kategorier fundet',
  noOtherProducts: 'Ingen andre produkter fundet',
  nothingFor: (text: string) => `Vi fandt intet for »${text}«.`,
  tryAnother: 'Prøv et andet søgeord',
  failed: 'Søgningen svarer ikke lige nu. Prøv venligst igen.',
  retry: 'Prøv igen',
  all: (text: string) => `Alle resultater for »${text}«`,
  count: (products: number, categories: number, pages = 0) =>
    `${products} ${products === 1 ? 'produkt' : 'produkter'}, ${categories} ${categories === 1 ? 'kategori' : 'kategorier'}${pages > 0 ? `, ${pages} ${pages === 1 ? 'side' : 'sider'}` : ''}`,
  title: 'Søgning',
  description: 'Søg i kaffe, maskiner, tilbehør og guider hos Kaffeelotse.',
  resultsFor: (text: string) => `Resultater for »${text}«`,
  didYouMean: 'Mente du',
  brands: 'Mærker',
  articles: 'Viden og service',
  help: 'Hjælp og service',
  answers: 'Passer til din søgning',
  onlyHelp: 'Der er hjælpesider om det, men ingen produkter.',
  category: 'Kategori',
  wholeCategory: 'Alle produkter i kategorien',
  searchAll: (text: string) => `Søg i alle produkter efter »${text}«`,
  without: (ignored: readonly string[]) => {
    const words = ignored.map((word) => `»${word}«`).join(', ');
    return `Intet produkt har alle ordene. Her er resultaterne uden ${words}.`;
  },
};
