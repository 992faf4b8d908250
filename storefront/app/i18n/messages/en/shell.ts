import type { shell as german } from '../de/shell.ts';

export const shell: typeof german = {
  skipToNavigation: 'Skip to navigation',
  skipToContent: 'Skip to content',
  skipToFooter: 'Skip to footer',
  mainNavigation: 'Main navigation',
  breadcrumb: 'Breadcrumb',
  home: 'Home',
  logo: 'Kaffeelotse, to the home page',
  benefits: 'Benefits',
  account: 'My Account',
  cart: 'Cart',
  cartWith: (count) => `Cart, ${count} items`,
  footerTitle: 'Footer',
  language: 'Language',
  copyright: (year, shop) => `© ${year} ${shop}`,
  shippingFootnote: (threshold) =>
    `** Applies to deliveries within Germany and only to products without special or freight shipping, from ${threshold}. All prices incl. statutory VAT, plus shipping costs.`,
};
