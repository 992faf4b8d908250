import type { similarCoffee as german } from '../de/similar.ts';

export const similarCoffee: typeof german = {
  sameOfSeven: (count) => `${count} of 7 the same`,
  more: (flavour) => `more ${flavour.toLowerCase()}`,
  less: (flavour) => `less ${flavour.toLowerCase()}`,
  allSame: 'All values the same',
};
