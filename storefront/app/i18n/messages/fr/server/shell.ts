import type { shell as german } from '../../de/server/shell.ts';

export const shell: typeof german = {
  promotions: 'Promotions',
  pausePromotions: 'Arrêter le défilement',
  playPromotions: 'Reprendre le défilement',
  nextPromotion: 'Promotion suivante',
  promotionCode: 'Code promo',
  copyCode: 'Copier le code',
  codeCopied: 'Code copié',
  mainNavigation: 'Navigation principale',
  openNavigation: 'Ouvrir la navigation',
  closeNavigation: 'Fermer la navigation',
  navigation: 'Menu',
  seeAll: 'Tout voir',
  seeAllIn: (title) => `Tout voir : ${title}`,
  more: 'Plus',
  moreOffers: 'Plus de la boutique',
  search: 'Chercher',
  logo: 'Vers l’accueil',
  benefits: 'Avantages',
  outOfFive: (average) => `${average} étoiles sur 5`,
};
