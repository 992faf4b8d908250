import type { BrandsContent } from '../../../../storefront/content/model.ts';

export const brands: BrandsContent = {
  coffee: 'kaffeemarken',
  equipment: 'geraetemarken',
  featured: 'kernel-co',
};
