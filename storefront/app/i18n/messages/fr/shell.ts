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
    wallet: 'Portefeuille',
    card: 'Carte de crédit',
    debit: 'Carte de débit',
    later: 'Payer plus tard',
    mobileA: 'Paiement mobile',
    mobileB: 'Paiement mobile',
    bankDe: 'Banque en Allemagne',
    bankNl: 'Banque aux Pays-Bas',
    bankBe: 'Banque en Belgique',
  },
};
