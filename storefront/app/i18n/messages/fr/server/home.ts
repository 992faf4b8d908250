import type { home as german } from '../../de/server/home.ts';

export const home: typeof german = {
  bestSellers: 'Populaires en ce moment',
  fromReviews: (count) => `sur ${count} avis`,
  rating: 'Note',
  toProduct: 'Voir ce produit',
  topBrands: 'Nos marques',
  month: {
    title: (title) => `${title} est notre produit du mois`,
    chosen: (month) => `${month}, choisi à l’aveugle`,
    note: (type, vendor, note) => `${type} de ${vendor} : ${note}.`,
    why: 'Pourquoi ce choix',
  },
};
