import type { shell as german } from '../de/shell.ts';

export const shell: typeof german = {
  skipToNavigation: 'Skip to navigation',
  skipToContent: 'Skip to content',
  skipToProducts: 'Skip to products',
  skipToFooter: 'Skip to footer',
  closeDialog: 'Close dialog',
  searchPlaceholder: 'What are you looking for?',
  breadcrumb: 'Breadcrumb',
  home: 'Home',
  account: 'My Account',
  cart: 'Cart',
  cartWith: (count, formatted) => `Cart, ${formatted} ${count === 1 ? 'item' : 'items'}`,
  payments: {
    wallet: 'Pursava (wallet)',
    card: 'Karteo (credit card)',
    debit: 'Debitan (debit card)',
    later: 'Morgo (pay later)',
    mobileA: 'Tippo (mobile payment)',
    mobileB: 'Wellora (mobile payment)',
    bankDe: 'Girolin (bank in Germany)',
    bankNl: 'Poldra (bank in the Netherlands)',
    bankBe: 'Belvio (bank in Belgium)',
  },
};
