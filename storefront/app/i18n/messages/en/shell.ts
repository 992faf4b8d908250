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
    wallet: 'Wallet',
    card: 'Credit card',
    debit: 'Debit card',
    later: 'Pay later',
    mobileA: 'Mobile payment',
    mobileB: 'Mobile payment',
    bankDe: 'Bank in Germany',
    bankNl: 'Bank in the Netherlands',
    bankBe: 'Bank in Belgium',
  },
};
