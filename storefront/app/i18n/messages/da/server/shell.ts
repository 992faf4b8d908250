import type { shell as german } from '../../de/server/shell.ts';

export const shell: typeof german = {
  promotions: 'Kampagner',
  pausePromotions: 'Stop skift',
  playPromotions: 'Fortsæt skift',
  nextPromotion: 'Næste kampagne',
  promotionCode: 'Kampagnekode',
  copyCode: 'Kopiér koden',
  codeCopied: 'Koden er kopieret',
  mainNavigation: 'Hovednavigation',
  openNavigation: 'Åbn navigationen',
  closeNavigation: 'Luk navigationen',
  navigation: 'Menu',
  seeAll: 'Se alle',
  seeAllIn: (title) => `Se alt under ${title}`,
  more: 'Mere',
  moreOffers: 'Mere fra butikken',
  search: 'Søg',
  logo: 'Til forsiden',
  benefits: 'Fordele',
  outOfFive: (average) => `${average} ud af 5 stjerner`,
};
