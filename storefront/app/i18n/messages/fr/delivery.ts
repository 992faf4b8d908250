import type { delivery as german } from '../de/delivery.ts';
import { preposition } from './places.ts';

export const delivery: typeof german = {
  to: (country) => `Livraison ${preposition(country)}`,
  change: 'Changer',
  title: 'Où livrons-nous ?',
  description: 'Délai, frais de port et livraison gratuite selon le pays de livraison.',
  lead: 'Le délai et les frais de port dépendent du pays. Nous préférons demander.',
  columns: {
    country: 'Pays',
    days: 'Jours ouvrés',
    cost: 'Livraison',
    freeFrom: 'Gratuite dès',
  },
  never: 'jamais',
  showAll: (count) => `Afficher les ${count} pays`,
  note: 'Colis standard. Les articles à livraison spéciale ou par transporteur indiquent leurs frais sur la page produit.',
  cancel: 'Annuler',
  apply: 'Utiliser ce pays',
  workingDays: (days) => `${days} jours ouvrés`,
  free: 'gratuit',
  atCheckout: 'prix selon l’adresse, à la caisse',
};
