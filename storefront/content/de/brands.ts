import type { BrandsContent } from '../model.ts';

export const brands: BrandsContent = {
  coffee: 'kaffeemarken',
  equipment: 'geraetemarken',
  featured: 'kernel-co',
};
