import type { BrandsContent } from '../model.ts';

export const brands: BrandsContent = {
  coffee: 'coffee-brands',
  equipment: 'equipment-brands',
  featured: 'kernel-co',
};
