import type { collection as german } from '../de/collection.ts';

export const collection: typeof german = {
  filterAndSort: 'Filter & Sort',
  activeFilters: 'Active filters',
  noActiveFilters: 'No filters chosen yet',
  removeFilter: (label) => `Remove filter: ${label}`,
  resetFilters: 'reset filters',
  results: (count, text) => (count === 1 ? '1 result' : `${text} results`),
  showResults: 'show results',
  showCount: (results) => `show ${results}`,
  sort: 'Sort',
  sortBy: {
    relevance: 'Relevance',
    topseller: 'Top Seller',
    newest: 'Newest first',
    price_asc: 'Price ascending',
  },
  priceMin: 'Price min.',
  to: 'to',
  priceMax: 'Price max.',
  priceRange: (min, max) => {
    if (min && max) return `${min} to ${max}`;
    return min ? `from ${min}` : `up to ${max}`;
  },
  searchIn: (label) => `Search ${label.toLowerCase()}`,
  toChooseFrom: (count) => `${count} to choose from, scroll for more`,
  found: (count, of) => `${count} of ${of}`,
  moreFilters: 'Features',
  priceLowest: 'Lowest price',
  priceHighest: 'Highest price',
  leastStrength: 'mild',
  mostStrength: 'intense',
  filterFamilies: {},
  otherFamily: 'Others',
  familyNotes: (count) => (count === 1 ? '1 note' : `${count} notes`),
  wholeFamily: (family) => `All: ${family}`,
  shownOf: (shown, total) => `${shown} of ${total}`,
  showMore: 'show more',
  toTheFirst: 'Back to the first products',
};
