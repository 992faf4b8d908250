import type { brands as german } from '../de/brands.ts';

export const brands: typeof german = {
  title: 'Marques',
  description: () => 'Toutes nos marques, de A à Z.',
};
