import type { brands as german } from '../de/brands.ts';

export const brands: typeof german = {
  title: 'Roasters & brands',
  description: (coffee, equipment) =>
    `${coffee} coffee brands and ${equipment} makers of machines, grinders and tools, from A to Z.`,
};
