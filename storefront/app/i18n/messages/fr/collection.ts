import type { collection as german } from '../de/collection.ts';

export const collection: typeof german = {
  filterAndSort: 'Filtrer et trier',
  activeFilters: 'Filtres actifs',
  noActiveFilters: 'Aucun filtre choisi',
  removeFilter: (label) => `Retirer le filtre : ${label}`,
  resetFilters: 'réinitialiser les filtres',
  results: (count, text) => (count === 1 ? '1 résultat' : `${text} résultats`),
  showResults: 'afficher les résultats',
  showCount: (results) => `afficher ${results}`,
  sort: 'Trier',
  sortBy: {
    relevance: 'Pertinence',
    topseller: 'Meilleures ventes',
    newest: 'Nouveautés d’abord',
    price_asc: 'Prix croissant',
  },
  priceMin: 'Prix min.',
  to: 'à',
  priceMax: 'Prix max.',
  priceRange: (min, max) => {
    if (min && max) return `${min} à ${max}`;
    return min ? `à partir de ${min}` : `jusqu’à ${max}`;
  },
  searchIn: (label) => `Chercher : ${label.toLowerCase()}`,
  toChooseFrom: (count) => `${count} au choix, fais défiler pour voir la suite`,
  found: (count, of) => `${count} sur ${of}`,
  moreFilters: 'Caractéristiques',
  priceLowest: 'Prix le plus bas',
  priceHighest: 'Prix le plus haut',
  leastStrength: 'doux',
  mostStrength: 'intense',
  filterFamilies: {},
  otherFamily: 'Autres',
  familyNotes: (count) => (count === 1 ? '1 note' : `${count} notes`),
  wholeFamily: (family) => `Tout : ${family}`,
  shownOf: (shown, total) => `${shown} sur ${total}`,
  showMore: 'afficher plus',
  toTheFirst: 'Retour aux premiers produits',
};
