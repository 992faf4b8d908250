import type { search as german } from '../de/search.ts';

export const search: typeof german = {
  clear: 'Effacer',
  clearLabel: 'Effacer la recherche',
  close: 'Fermer la recherche',
  popular: 'Recherches populaires',
  straightIn: 'Aller directement à',
  oftenSought: 'Souvent recherché',
  recent: 'Recherches récentes',
  rememberRecent:
    'Montrer ici les recherches récentes. Elles sont gardées dans ce navigateur seulement.',
  removeRecent: (text: string) => `Retirer « ${text} » des recherches récentes`,
  suggestions: 'Suggestions',
  categories: 'Catégories',
  topProduct: 'Meilleur produit',
  products: 'Produits',
  hits: 'Résultats',
  noCategories: 'Aucune catégorie trouvée',
  noOtherProducts: 'Aucun autre produit trouvé',
  nothingFor: (text: string) => `Nous n’avons rien trouvé pour « ${text} ».`,
  tryAnother: 'Essaie une autre recherche',
  failed: 'La recherche ne répond pas pour l’instant. Réessaie.',
  retry: 'Réessayer',
  all: (text: string) => `Tous les résultats pour « ${text} »`,
  count: (products: number, categories: number, pages = 0) =>
    `${products} ${products === 1 ? 'produit' : 'produits'}, ${categories} ${categories === 1 ? 'catégorie' : 'catégories'}${pages > 0 ? `, ${pages} ${pages === 1 ? 'page' : 'pages'}` : ''}`,
  description: 'Chercher des produits et des conseils.',
  resultsFor: (text: string) => `Résultats pour « ${text} »`,
  articles: 'Conseils et service',
  help: 'Aide et service',
};
