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
    wallet: 'Pursava (wallet)',
    card: 'Karteo (kreditkort)',
    debit: 'Debitan (debetkort)',
    later: 'Morgo (betal senere)',
    mobileA: 'Tippo (mobilbetaling)',
    mobileB: 'Wellora (mobilbetaling)',
    bankDe: 'Girolin (bank i Tyskland)',
    bankNl: 'Poldra (bank i Nederlandene)',
    bankBe: 'Belvio (bank i Belgien)',
  },
};
