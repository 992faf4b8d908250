import type { BrandsContent } from '../../../../storefront/content/model.ts';

export const brands: BrandsContent = {
  coffee: 'coffee-brands',
  equipment: 'equipment-brands',
  featured: 'kernel-co',
};
