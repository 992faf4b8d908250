import type { coffee as german } from '../de/common.ts';

export const coffee: typeof german = {
  flavours: {
    roastDegree: 'Degré de torréfaction',
    body: 'Corps',
    caffeine: 'Caféine',
    strength: 'Intensité',
    balance: 'Équilibre',
    fruitNote: 'Fruit',
    crema: 'Crema',
  },
  preparations: {
    espresso: 'Espresso',
    caffe_crema: 'Caffè crema',
    cappuccino: 'Cappuccino',
    latte: 'Latte',
    filter: 'Filtre',
  },
  suitability: ['Moins', 'Bien', 'Idéal'],
  strength: (value) => `Intensité ${value} sur 5`,
  strengthWords: ['Très doux', 'Doux', 'Équilibré', 'Fort', 'Intense'],
  cupPrice: 'Prix par tasse',
  eachCup: 'la tasse',
  perCup: (dose, cups) => `${dose}\u00a0g par tasse, ${cups} tasses`,
  fitsMyEquipment: 'Convient à mon matériel',
  tutorial: {
    hours: (hours) => `${hours}\u00a0h`,
    guided: 'Suivre avec le minuteur',
    start: 'Démarrer',
    pause: 'Pause',
    resume: 'Continuer',
    reset: 'Recommencer',
    back: 'Retour',
    next: 'Suivant',
    finish: 'Terminé',
    clock: 'Minuteur',
    print: 'Imprimer',
    stepOf: (number, count) => `Étape ${number} sur ${count}`,
  },
  advisor: {
    taste: 'Quel goût ?',
    machine: 'Quel appareil ?',
    strength: 'Quelle intensité ?',
    any: 'Sans préférence',
    strengths: { mild: 'Doux', medium: 'Équilibré', strong: 'Fort' },
    outOfFive: (range) => `${range} sur 5`,
    submit: 'Afficher les produits',
    submitCount: (count, text) =>
      count === 1 ? 'Afficher 1 produit' : `Afficher ${text} produits`,
    reset: 'Réinitialiser',
  },
  /** When a coffee was roasted, and how fresh it arrives. */
  roastDate: {
    roasted: 'Torréfié le',
    zones: { rest: 'repose', best: 'au mieux', good: 'encore bon' },
    drinkingWindow: (rest, best, good) =>
      `Repose jusqu’au ${rest}, au mieux jusqu’au ${best}, encore bon jusqu’au ${good}.`,
    wait: (days) =>
      `La marque est ton jour de livraison. Laisse le paquet fermé encore ${days === 1 ? 'un jour' : `${days} jours`}.`,
    ready: 'La marque est ton jour de livraison : prêt à l’arrivée.',
    late: (date) => `La marque est ton jour de livraison. Encore bon jusqu’au ${date}.`,
    over: (date) => `Il était bon jusqu’au ${date}.`,
  },
  finder: {
    title: 'Dis-nous ce que tu aimes.',
    text: 'Deux réponses suffisent. Nous te montrons ce qui te convient.',
    preparation: 'Comment le prépares-tu ?',
    taste: 'Quel goût ?',
    show: 'Afficher les produits',
    showCount: (count, text) => (count === 1 ? 'Afficher 1 produit' : `Afficher ${text} produits`),
  },
};
