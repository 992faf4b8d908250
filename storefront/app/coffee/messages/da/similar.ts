import type { similarCoffee as german } from '../de/similar.ts';

export const similarCoffee: typeof german = {
  sameOfSeven: (count) => `${count} af 7 ens`,
  more: (flavour) => `mere ${flavour.toLowerCase()}`,
  less: (flavour) => `mindre ${flavour.toLowerCase()}`,
  allSame: 'Alle værdier er ens',
};
