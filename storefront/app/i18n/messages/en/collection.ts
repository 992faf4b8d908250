import type { collection as german } from '../de/collection.ts';

export const collection: typeof german = {
  subcollections: 'Subcategories',
  all: 'All',
  filterAndSort: 'Filter & Sort',
  activeFilters: 'Active filters',
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
  price: 'Price',
  priceMin: 'Price min.',
  to: 'to',
  priceMax: 'Price max.',
  priceRange: (min, max) => {
    if (min && max) return `${min} to ${max}`;
    return min ? `from ${min}` : `up to ${max}`;
  },
  shownOf: (shown, total) => `${shown} of ${total}`,
  showMore: 'show more',
  empty: 'There is nothing on this shelf right now.',
  nothingMatches: 'Nothing matches that right now.',
  goodToKnow: 'Good to know',
  testScore: (score) => `${score} out of 10 points`,
  toReview: 'to the review',
};
