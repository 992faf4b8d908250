import type { home as german } from '../de/home.ts';

export const home: typeof german = {
  title: 'Acheter en ligne',
  description: (products: string, days: string) =>
    `Plus de ${products} produits, livrés en ${days} jours.`,
  popularCategories: 'Catégories populaires',
  advisor: {
    title: 'Dis-nous ce que tu aimes.',
    text: 'Deux réponses suffisent. Nous te montrons ce qui te convient.',
    preparation: 'Comment le prépares-tu ?',
    taste: 'Quel goût ?',
    show: 'Afficher les produits',
    showCount: (count, text) => (count === 1 ? 'Afficher 1 produit' : `Afficher ${text} produits`),
  },
  seeAll: 'Tout voir',
};
