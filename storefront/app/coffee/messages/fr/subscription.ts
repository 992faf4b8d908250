import type { subscription as german } from '../de/subscription.ts';

export const subscription: typeof german = {
  /** The listing of goods that are sold in a subscription. */
  collection: 'abonnement',
  title: 'Calculer un abonnement',
  intro: 'Calcule ce dont tu as vraiment besoin, et aucun paquet ne reste ouvert trop longtemps.',
  link: 'De combien ai-je besoin ?',
  howMuch: 'De combien as-tu besoin ?',
  cups: 'Tasses par jour, en tout',
  method: 'Comment le prépares-tu ? Quantité par tasse :',
  methods: {
    portafilter: 'Machine à levier',
    beanToCup: 'Machine automatique',
    pourOver: 'Filtre à main',
    frenchPress: 'Cafetière à piston',
    moka: 'Cafetière italienne',
  },
  coffee: 'Quel produit ?',
  calculate: 'Calculer',
  need: (kilograms: string) => `Environ ${kilograms}\u00a0kg en quatre semaines. Cela convient :`,
  delivery: (quantity: number, size: string, interval: string) =>
    `${quantity > 1 ? `${quantity} × ` : ''}${size}, ${interval}`,
  perMonth: 'par mois',
  saved: 'économisés par mois',
  choices: 'Paquet et intervalle',
  open: (days: string) => `Paquet ouvert environ ${days} jours`,
  add: 'Ajouter l’abonnement au panier',
  conditions:
    'Prix TVA incluse, hors livraison. Livré au prix du jour, à modifier ou résilier à tout moment.',
  coffees: 'Produits en abonnement',
  nothing: 'Ce produit n’est pas vendu en abonnement pour l’instant.',
};
