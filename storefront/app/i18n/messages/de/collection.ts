export const collection = {
  subcollections: 'Unterkategorien',
  all: 'Alle',
  filterAndSort: 'Filter & Sortieren',
  activeFilters: 'Aktive Filter',
  removeFilter: (label: string) => `Filter entfernen: ${label}`,
  resetFilters: 'Zurücksetzen',
  results: (count: number, text: string) => (count === 1 ? '1 Ergebnis' : `${text} Ergebnisse`),
  showResults: 'Ergebnisse zeigen',
  showCount: (results: string) => `${results} zeigen`,
  sort: 'Sortieren',
  sortBy: {
    relevance: 'Relevanz',
    topseller: 'Topseller',
    newest: 'Neueste zuerst',
    price_asc: 'Preis aufsteigend',
  },
  price: 'Preis',
  priceMin: 'Preis min.',
  to: 'bis',
  priceMax: 'Preis max.',
  priceRange: (min: string | null, max: string | null) => {
    if (min && max) return `${min} bis ${max}`;
    return min ? `ab ${min}` : `bis ${max}`;
  },
  shownOf: (shown: string, total: string) => `${shown} von ${total}`,
  showMore: 'Mehr anzeigen',
  empty: 'Hier ist gerade nichts im Regal.',
  nothingMatches: 'Dazu passt gerade nichts.',
  goodToKnow: 'Gut zu wissen',
  testScore: (score: string) => `${score} von 10 Punkten`,
  toReview: 'Zum Testbericht',
};
