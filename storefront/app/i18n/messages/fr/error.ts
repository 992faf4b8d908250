import type { error as german } from '../de/error.ts';

export const error: typeof german = {
  code: (status) => `Erreur ${status}`,
  notFoundTitle: 'Cette page n’existe pas.',
  notFoundText: 'Elle a été déplacée ou n’a jamais existé. Cherche à nouveau ou pars d’ici.',
  brokenTitle: 'Quelque chose n’a pas marché.',
  brokenText: 'La faute est à nous. Ton panier est en sécurité. Réessaie dans un moment.',
  toHome: 'Vers l’accueil',
  discoverMain: 'Découvrir les produits',
  tryAgain: 'Réessayer',
  reference: 'Si cela n’aide pas, indique ce numéro :',
};
