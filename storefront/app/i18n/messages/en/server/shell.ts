import type { shell as german } from '../../de/server/shell.ts';

export const shell: typeof german = {
  promotions: 'Promotions',
  pausePromotions: 'Pause rotation',
  playPromotions: 'Resume rotation',
  nextPromotion: 'Next promotion',
  promotionCode: 'Promotion code',
  copyCode: 'Copy code',
  codeCopied: 'Code copied',
  mainNavigation: 'Main navigation',
  openNavigation: 'Open navigation',
  closeNavigation: 'Close navigation',
  navigation: 'Menu',
  seeAll: 'See all',
  seeAllIn: (title) => `See everything in ${title}`,
  more: 'More',
  moreOffers: 'More from the shop',
  search: 'Search',
  logo: 'To the home page',
  benefits: 'Benefits',
  outOfFive: (average) => `${average} out of 5 stars`,
};
