import type { coffeeComparison as german } from '../de/compare.ts';

export const coffeeComparison: typeof german = {
  /** As of the storefront's own kind. */
  kind: {
    title: 'Comparer',
    intro: (count: number) => `${count} produits côte à côte.`,
    addOne: 'Ajouter un produit',
  },
  whereTheyDiffer: 'Où ils diffèrent',
  differMost: (flavours: string) => `L’écart est le plus grand pour : ${flavours.toLowerCase()}.`,
  allClose: 'Ils sont proches pour toutes les valeurs.',
  charts: 'Profils superposés ; les valeurs sont dans la liste à côté',
  inTheCup: 'Dans la tasse',
  theBean: 'Le grain',
  notes: 'Arômes',
  preparation: 'Préparation',
  recipe: 'Notre recette',
  recipeOf: (coffee: string, drink: string, time: string, temperature: string) =>
    `${coffee}\u00a0g, ${drink}\u00a0ml, ${time}, ${temperature}\u00a0°C`,
  roast: 'Torréfaction',
  origin: 'Origine',
  blend: 'Assemblage',
  seals: 'Labels',
  none: 'aucun',
};
