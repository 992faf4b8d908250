import type { OwnBrands } from '../own-content.ts';

export const brands: OwnBrands = {
  coffee: 'coffee-brands',
  equipment: 'equipment-brands',
  featured: 'kernel-co',
};
