import type { brands as german } from '../de/brands.ts';

export const brands: typeof german = {
  title: 'Risterier & mærker',
  description: (coffee, equipment) =>
    `${coffee} kaffemærker og ${equipment} producenter af maskiner, kværne og værktøj, fra A til Z.`,
};
