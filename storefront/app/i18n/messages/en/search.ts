import type { search as german } from '../de/search.ts';

export const search: typeof german = {
  clear: 'Clear',
  clearLabel: 'Clear the search phrase',
  close: 'Close search',
  submit: 'Search',
  popular: 'Popular search terms',
  straightIn: 'Go straight to',
  oftenSought: 'Often searched for',
  recent: 'Recent searches',
  rememberRecent: 'Show recent searches here. They are stored in this browser only.',
  removeRecent: (text: string) => `Remove “${text}” from recent searches`,
  suggestions: 'Suggestions',
  categories: 'Categories',
  topProduct: 'Top product',
  products: 'Products',
  hits: 'Hits',
  noCategories: 'No categories found',
  noOtherProducts: 'No other products found',
  nothingFor: (text: string) => `We found nothing for “${text}”.`,
  tryAnother: 'Please try another search phrase',
  failed: 'The search is not answering right now. Please try again.',
  retry: 'Try again',
  all: (text: string) => `All results for “${text}”`,
  count: (products: number, categories: number, pages = 0) =>
    `${products} ${products === 1 ? 'product' : 'products'}, ${categories} ${categories === 1 ? 'category' : 'categories'}${pages > 0 ? `, ${pages} ${pages === 1 ? 'page' : 'pages'}` : ''}`,
  title: 'Search',
  description: 'Search coffee, machines, accessories and guides at Kaffeelotse.',
  resultsFor: (text: string) => `Results for “${text}”`,
  didYouMean: 'Did you mean',
  brands: 'Brands',
  articles: 'Knowledge and service',
  help: 'Help and service',
  answers: 'Matching your search',
  onlyHelp: 'There are help pages about this, but no products.',
  category: 'Category',
  wholeCategory: 'All products of this category',
  searchAll: (text: string) => `Search all products for “${text}”`,
  without: (ignored: readonly string[]) => {
    const words = ignored.map((word) => `“${word}”`).join(', ');
    return `No product has all the words. These are the results without ${words}.`;
  },
};
