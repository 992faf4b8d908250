import type { brands as german } from '../de/brands.ts';

export const brands: typeof german = {
  title: 'Mærker',
  description: () => 'Alle vores mærker fra A til Å.',
};
