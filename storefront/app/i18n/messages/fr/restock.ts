import type { restock as german } from '../de/restock.ts';

export const restock: typeof german = {
  soldOut: 'Épuisé pour le moment',
  noDate: 'Il n’y a pas encore de date pour la prochaine livraison.',
  lastPriceNote: (price) => `Dernier prix ${price}.`,
  title: 'Nous t’écrivons quand il revient',
  whichVariant: 'Quelle version ?',
  lastPrice: (price) => `dernier prix ${price}`,
  email: 'Adresse e-mail',
  emailExample: 'nom@exemple.fr',
  submit: 'Me prévenir',
  /** Whoever changes it gives it a new version (restockTextVersion). */
  terms: 'Un seul message, pas de newsletter. Ensuite nous supprimons ton adresse.',
  privacy: 'Confidentialité',
  privacyPage: 'confidentialite',
  problem: {
    invalidEmail: 'Indique une adresse e-mail valable.',
    unknownVariant: 'Cette version n’existe plus. Recharge la page.',
    tooManyTries: 'Trop d’essais. Attends une heure.',
    unavailable: 'Cela ne marche pas pour l’instant, rien n’a été enregistré. Réessaie bientôt.',
    offline: 'Pas de connexion, rien n’a été envoyé. Réessaie.',
  },
  checkInbox: 'Regarde ta boîte de réception.',
  /** Before and after the address. */
  mailSent: [
    'Nous avons envoyé un e-mail à ',
    '. Dès que tu confirmes le lien, nous notons ta demande.',
  ],
  otherAddress: 'Utiliser une autre adresse',
  ratherNotWait: 'Plutôt ne pas attendre ?',
  similarInStock: (count) =>
    count === 1
      ? 'Un produit semblable est en stock.'
      : `${count} produits semblables sont en stock.`,
  toSimilar: 'Voir les produits semblables',
  compareSimilar: 'Les comparer tous',
  similarTitle: 'Le plus proche, en stock',
  similarLead: (title) => `Comparé selon sept critères. La ligne est ${title}.`,
  link: {
    title: 'Message de retour en stock',
    confirm: 'Me prévenir',
    withdraw: 'Supprimer la demande',
    toShop: 'Vers la boutique',
    state: {
      ready: {
        title: 'Encore un clic.',
        text: 'Confirme que nous devons t’écrire dès que le produit revient.',
      },
      confirmed: {
        title: 'Nous te préviendrons.',
        text: 'Dès que le produit revient, tu reçois un seul e-mail. Ensuite nous supprimons ton adresse. Si tu changes d’avis, supprime la demande ici.',
      },
      expired: {
        title: 'Ce lien n’est plus valable.',
        text: 'Il était valable 24 heures. Saisis à nouveau ton adresse sur la page produit.',
      },
      unknown: {
        title: 'Cette demande n’existe plus.',
        text: 'Elle a été supprimée, ou nous t’avons déjà écrit.',
      },
      unavailable: {
        title: 'Cela n’a pas marché.',
        text: 'Rien n’a changé. Réessaie bientôt.',
      },
      withdrawn: {
        title: 'La demande est supprimée.',
        text: 'Nous avons aussi supprimé ton adresse.',
      },
    },
  },
};
