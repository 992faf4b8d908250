import type { collection as german } from '../de/collection.ts';

export const collection: typeof german = {
  filterAndSort: 'Filtrér & sortér',
  activeFilters: 'Aktive filtre',
  noActiveFilters: 'Ingen filtre valgt endnu',
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
  priceMin: 'Pris min.',
  to: 'til',
  priceMax: 'Pris maks.',
  priceRange: (min, max) => {
    if (min && max) return `${min} til ${max}`;
    return min ? `fra ${min}` : `op til ${max}`;
  },
  searchIn: (label) => `Søg i ${label.toLowerCase()}`,
  toChooseFrom: (count) => `${count} at vælge imellem, rul for flere`,
  found: (count, of) => `${count} af ${of}`,
  moreFilters: 'Egenskaber',
  priceLowest: 'Laveste pris',
  priceHighest: 'Højeste pris',
  leastStrength: 'mild',
  mostStrength: 'intens',
  filterFamilies: {},
  otherFamily: 'Andre',
  familyNotes: (count) => (count === 1 ? '1 note' : `${count} noter`),
  wholeFamily: (family) => `Alle: ${family}`,
  shownOf: (shown, total) => `${shown} af ${total}`,
  showMore: 'Vis flere',
  toTheFirst: 'Til listens begyndelse',
};
