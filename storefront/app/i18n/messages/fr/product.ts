import type { product as german } from '../de/product.ts';

const units = {
  DAY: ['Chaque jour', 'jours'],
  WEEK: ['Chaque semaine', 'semaines'],
  MONTH: ['Chaque mois', 'mois'],
} as const;

export const product: typeof german = {
  from: 'dès',
  saved: (percent) => `−${percent}\u00a0%`,
  percent: (value) => `${value}\u00a0%`,
  new: 'Nouveau',
  choose: 'Choisir',
  chooseOf: (title) => `Choisir : ${title}`,
  chooseOptions: (names) => `Choisir ${names.join(' et ').toLowerCase()}`,
  chooseThis: 'Choisir',
  closeChooser: 'Fermer la fenêtre',
  addToCart: 'Ajouter au panier',
  addOf: (title) => `Ajouter au panier : ${title}`,
  addedTitle: 'Produit ajouté au panier',
  continueShopping: 'Continuer mes achats',
  toCart: 'vers le panier',
  cartTotal: (count, total) =>
    count === 1
      ? `1 article dans le panier, ${total}`
      : `${count} articles dans le panier, ${total}`,
  subscribed: (interval) => `abonnement ${interval}`,
  quantityOf: (quantity) => `quantité ${quantity}`,
  save: 'garder',
  savedAlready: 'gardé, retirer',
  saveOf: (title) => `Garder : ${title}`,
  vatIncluded: 'TVA incluse',
  pricesIncludeVat: 'Tous les prix TVA incluse',
  plusShipping: 'hors livraison',
  shippingPage: 'livraison',
  giftCardPriceNote: (threshold) =>
    threshold
      ? `sans frais de port ; ne compte pas pour la livraison gratuite dès ${threshold}`
      : 'sans frais de port',
  giftCardsCollection: 'cartes-cadeaux',
  lowestPrice30Days: 'Prix le plus bas des 30\u00a0derniers jours :',
  singly: (price) => `Acheté séparément ${price}`,
  quantity: 'Quantité',
  decrease: 'Diminuer la quantité',
  increase: 'Augmenter la quantité',
  quantityRule: (least, step, most) =>
    [
      least && `${least} au minimum`,
      step && `par multiples de ${step}`,
      most && `${most} au maximum`,
    ]
      .filter(Boolean)
      .join(', '),
  articleNumber: 'Référence',
  bestBefore: 'À consommer de préférence avant le',
  images: 'Images du produit',
  image: (index, total) => `Image du produit ${index} sur ${total}`,
  enlarge: 'Agrandir l’image',
  imagesOf: (title) => `Images : ${title}`,
  imageOf: (index, total) => `Image ${index} sur ${total}`,
  previousImage: 'Image précédente',
  nextImage: 'Image suivante',
  video: (alt) => `Vidéo : ${alt}`,
  watchOn: (host) => `Voir la vidéo sur ${host}`,
  openModel: 'Ouvrir le modèle 3D',
  zoomIn: 'Zoomer',
  zoomOut: 'Dézoomer',
  lightboxKeys: 'Flèches pour parcourir, plus et moins pour zoomer, Échap pour fermer',
  swipeHint: 'Balaye pour parcourir',
  pinchHint: 'Pince pour zoomer',
  availability: {
    inStock: 'En stock',
    reordered: 'En réapprovisionnement',
    unavailable: 'Indisponible',
  },
  deliveryDays: (min, max) => `${min}-${max} jours ouvrés`,
  byEmail: 'par e-mail',
  shippingKind: 'Livraison',
  standardParcel: (threshold) => `Colis standard, gratuit dès ${threshold}**`,
  paidParcel: (price) => `Colis standard, ${price}**`,
  special: (price) => `Livraison spéciale, ${price}`,
  freight: (price) => `Transporteur, ${price}`,
  purchaseType: 'Type d’achat',
  buyOnce: 'Acheter une fois',
  subscribe: 'S’abonner',
  cheaper: (percent) => `−${percent}\u00a0%`,
  cancellable: 'résiliable à tout moment',
  interval: 'Intervalle de livraison',
  every: (unit, count) => (count === 1 ? units[unit][0] : `Tous les ${count} ${units[unit][1]}`),
  perks: (threshold, country) => [
    'Livraison au prix du jour',
    ...(threshold ? [`Livraison gratuite dès ${threshold} : ${country}**`] : []),
    'À modifier ou résilier à tout moment',
  ],
  sealsTab: 'Labels et distinctions',
  legal: {
    contains: 'Contient',
    hazard: {
      title: 'Utilisation sûre',
      danger: 'Danger',
      warning: 'Attention',
      contains: (substances) => `Contient ${substances}`,
      rule: 'Suis toujours les indications de l’étiquette du produit.',
      pictogram: {
        GHS02: 'Pictogramme de danger : flamme',
        GHS05: 'Pictogramme de danger : corrosion',
        GHS07: 'Pictogramme de danger : point d’exclamation',
      },
      before: 'Avant de commencer',
      during: 'Pendant l’utilisation',
      incident: 'En cas d’incident',
      disposal: 'Emballage vide',
    },
  },
  ratingOf: (average) => `${average} étoiles sur 5`,
  recentlyViewed: 'Vus récemment',
  rememberViewed:
    'Montrer ici les produits vus récemment. Ils sont gardés dans ce navigateur seulement.',
  forgetViewed: 'Effacer l’historique',
  compareOf: (title) => `Comparer : ${title}`,
  /** Product types that are compared by their technical details. */
  comparedTypes: [],
};
