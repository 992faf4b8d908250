import type { OwnBrands } from '../own-content.ts';

export const brands: OwnBrands = {
  coffee: 'kaffeemarken',
  equipment: 'geraetemarken',
  featured: 'kernel-co',
};
