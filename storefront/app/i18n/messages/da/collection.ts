import type { collection as german } from '../de/collection.ts';

export const collection: typeof german = {
  results: (count, text) => (count === 1 ? '1 resultat' : `${text} resultater`),
  sort: 'Sortér',
  sortBy: { topseller: 'Topsælgere', newest: 'Nyeste først', price_asc: 'Pris stigende' },
  applySort: 'Anvend',
  showMore: 'Vis flere',
  empty: 'Der er ikke noget på hylden lige nu.',
};
