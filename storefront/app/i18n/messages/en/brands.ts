import type { brands as german } from '../de/brands.ts';

export const brands: typeof german = {
  title: 'Brands',
  description: () => 'All our brands, from A to Z.',
};
