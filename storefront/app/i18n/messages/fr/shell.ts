import type { shell as german } from '../de/shell.ts';

export const shell: typeof german = {
  skipToNavigation: 'Aller à la navigation',
  skipToContent: 'Aller au contenu',
  skipToProducts: 'Aller aux produits',
  skipToFooter: 'Aller au pied de page',
  closeDialog: 'Fermer la fenêtre',
  searchPlaceholder: 'Que cherches-tu ?',
  breadcrumb: 'Fil d’Ariane',
  home: 'Accueil',
  account: 'Mon compte',
  cart: 'Panier',
  cartWith: (count, formatted) => `Panier, ${formatted} ${count === 1 ? 'article' : 'articles'}`,
  payments: {
    wallet: 'Pursava (portefeuille)',
    card: 'Karteo (carte de crédit)',
    debit: 'Debitan (carte de débit)',
    later: 'Morgo (payer plus tard)',
    mobileA: 'Tippo (paiement mobile)',
    mobileB: 'Wellora (paiement mobile)',
    bankDe: 'Girolin (banque en Allemagne)',
    bankNl: 'Poldra (banque aux Pays-Bas)',
    bankBe: 'Belvio (banque en Belgique)',
  },
};
