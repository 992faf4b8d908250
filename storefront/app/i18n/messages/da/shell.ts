import type { shell as german } from '../de/shell.ts';

export const shell: typeof german = {
  skipToNavigation: 'Gå til navigationen',
  skipToContent: 'Gå til indholdet',
  skipToFooter: 'Gå til sidefoden',
  mainNavigation: 'Hovednavigation',
  breadcrumb: 'Brødkrummesti',
  home: 'Forside',
  logo: 'Kaffeelotse, til forsiden',
  benefits: 'Fordele',
  account: 'Min konto',
  cart: 'Kurv',
  cartWith: (count) => `Kurv, ${count} varer`,
  footerTitle: 'Sidefod',
  language: 'Sprog',
  copyright: (year, shop) => `© ${year} ${shop}`,
  shippingFootnote: (threshold) =>
    `** Gælder levering i Tyskland og kun for produkter uden special- eller speditionsforsendelse, fra ${threshold}. Alle priser er inkl. moms, ekskl. fragt.`,
};
