import type { shell as german } from '../de/shell.ts';

export const shell: typeof german = {
  skipToNavigation: 'Gå til navigationen',
  skipToContent: 'Gå til indholdet',
  skipToProducts: 'Gå til produkterne',
  skipToFooter: 'Gå til sidefoden',
  closeDialog: 'Luk dialogen',
  searchPlaceholder: 'Hvad leder du efter?',
  breadcrumb: 'Brødkrummesti',
  home: 'Forside',
  account: 'Min konto',
  cart: 'Kurv',
  cartWith: (count, formatted) => `Kurv, ${formatted} ${count === 1 ? 'vare' : 'varer'}`,
  payments: {
    wallet: 'Wallet',
    card: 'Kreditkort',
    debit: 'Debetkort',
    later: 'Betal senere',
    mobileA: 'Mobilbetaling',
    mobileB: 'Mobilbetaling',
    bankDe: 'Bank i Tyskland',
    bankNl: 'Bank i Nederlandene',
    bankBe: 'Bank i Belgien',
  },
};
