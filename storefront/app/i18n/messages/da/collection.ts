import type { collection as german } from '../de/collection.ts';

export const collection: typeof german = {
  subcollections: 'Underkategorier',
  all: 'Alle',
  filterAndSort: 'Filtrér & sortér',
  activeFilters: 'Aktive filtre',
  removeFilter: (label) => `Fjern filter: ${label}`,
  resetFilters: 'Nulstil',
  results: (count, text) => (count === 1 ? '1 resultat' : `${text} resultater`),
  showResults: 'Vis resultater',
  showCount: (results) => `Vis ${results}`,
  sort: 'Sortér',
  sortBy: {
    relevance: 'Relevans',
    topseller: 'Topsælgere',
    newest: 'Nyeste først',
    price_asc: 'Pris stigende',
  },
  price: 'Pris',
  priceMin: 'Pris min.',
  to: 'til',
  priceMax: 'Pris maks.',
  priceRange: (min, max) => {
    if (min && max) return `${min} til ${max}`;
    return min ? `fra ${min}` : `op til ${max}`;
  },
  shownOf: (shown, total) => `${shown} af ${total}`,
  showMore: 'Vis flere',
  empty: 'Der er ikke noget på hylden lige nu.',
  nothingMatches: 'Der er ikke noget, der passer lige nu.',
  goodToKnow: 'Godt at vide',
  testScore: (score) => `${score} ud af 10 point`,
  toReview: 'Til testen',
};
