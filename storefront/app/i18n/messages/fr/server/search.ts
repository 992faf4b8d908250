import type { search as german } from '../../de/server/search.ts';

export const search: typeof german = {
  submit: 'Chercher',
  title: 'Recherche',
  didYouMean: 'Voulais-tu dire',
  brands: 'Marques',
  answers: 'Pour ta recherche',
  onlyHelp: 'Il y a des pages d’aide à ce sujet, mais pas de produits.',
  category: 'Catégorie',
  only: (what: readonly string[]) => `Uniquement : ${what.join(' · ')}`,
  wholeCategory: 'Tous les produits de cette catégorie',
  searchAll: (text: string) => `Chercher « ${text} » dans tous les produits`,
  without: (ignored: readonly string[]) => {
    const words = ignored.map((word) => `« ${word} »`).join(', ');
    return `Aucun produit n’a tous les mots. Voici les résultats sans ${words}.`;
  },
};
