import type { search as german } from '../../de/server/search.ts';

export const search: typeof german = {
  submit: 'Search',
  title: 'Search',
  didYouMean: 'Did you mean',
  brands: 'Brands',
  answers: 'Matching your search',
  onlyHelp: 'There are help pages about this, but no products.',
  category: 'Category',
  only: (what: readonly string[]) => `Only: ${what.join(' · ')}`,
  wholeCategory: 'All products of this category',
  searchAll: (text: string) => `Search all products for “${text}”`,
  without: (ignored: readonly string[]) => {
    const words = ignored.map((word) => `“${word}”`).join(', ');
    return `No product has all the words. These are the results without ${words}.`;
  },
};
