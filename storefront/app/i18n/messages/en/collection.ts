import type { collection as german } from '../de/collection.ts';

export const collection: typeof german = {
  results: (count, text) => (count === 1 ? '1 result' : `${text} results`),
  sort: 'Sort',
  sortBy: { topseller: 'Top Seller', newest: 'Newest first', price_asc: 'Price ascending' },
  applySort: 'Apply',
  showMore: 'Show more',
  empty: 'There is nothing on this shelf right now.',
};
