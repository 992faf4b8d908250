import type { compare as german } from '../de/compare.ts';

export const compare: typeof german = {
  kinds: {
    device: {
      title: 'Comparer',
      intro: (count: number) =>
        `${count} appareils côte à côte : taille, caractéristiques techniques, prix.`,
      addOne: 'Ajouter un appareil',
    },
  },
  trail: 'Comparaison',
  free: (count: number) => (count === 1 ? '1 place libre' : `${count} places libres`),
  nothing: 'Rien à comparer pour l’instant',
  nothingText: 'Ajoute des produits depuis une liste ou une page produit.',
  toProducts: 'Voir les produits',
  startTitle: 'Que veux-tu comparer ?',
  startText: 'Jusqu’à trois produits du même type, côte à côte.',
  kindsTitle: 'Type',
  countOf: (count: string) => `${count} produits`,
  selection: 'Ta sélection',
  places: [
    { title: 'Premier', note: '' },
    { title: 'Deuxième', note: '' },
    { title: 'Troisième', note: 'si tu veux' },
  ],
  start: 'Par quoi veux-tu commencer ?',
  withWhat: 'Avec quoi veux-tu le comparer ?',
  more: 'En ajouter un autre ?',
  addToComparison: 'ajouter à la comparaison',
  remove: (title: string) => `Retirer ${title} de la comparaison`,
  compared: 'Produits comparés',
  column: (number: number) => `Colonne ${number}`,
  show: 'Afficher',
  differencesOnly: 'Différences seulement',
  differencesNote: 'Masque les lignes où tous sont pareils.',
  sameForAll: 'Pareil pour tous :',
  details: 'Toutes les valeurs',
  technology: 'Caractéristiques techniques',
  unknown: 'non indiqué',
  buy: 'Acheter',
  sizes: 'Leur taille réelle',
  sizesNote:
    'Vue de face à la même échelle, en dessous l’emprise vue de haut. Un plan de travail a en général 60\u00a0cm de profondeur.',
  sizeOf: (title: string, width: string, depth: string, height: string) =>
    `${title} ${width}\u00a0cm de large, ${depth}\u00a0cm de profondeur, ${height}\u00a0cm de haut`,
  cupboard: 'Meuble haut, en général à partir de 50\u00a0cm',
  wall: 'Mur',
  wide: (size: string) => `${size}\u00a0cm de large`,
  deep: (size: string) => `${size}\u00a0cm de profondeur`,
  left: (size: string) => `${size}\u00a0cm restants`,
};
