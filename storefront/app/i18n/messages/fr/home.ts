import type { home as german } from '../de/home.ts';

export const home: typeof german = {
  title: 'Acheter en ligne',
  description: (products: string, days: string) =>
    `Plus de ${products} produits, livrés en ${days} jours.`,
  popularCategories: 'Catégories populaires',
  seeAll: 'Tout voir',
};
