import type { similarCoffee as german } from '../de/similar.ts';

export const similarCoffee: typeof german = {
  sameOfSeven: (count) => `${count} sur 7 pareils`,
  more: (flavour) => `plus : ${flavour.toLowerCase()}`,
  less: (flavour) => `moins : ${flavour.toLowerCase()}`,
  allSame: 'Toutes les valeurs pareilles',
};
