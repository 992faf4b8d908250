import type { BrandsContent } from '../../../../storefront/content/model.ts';

export const brands: BrandsContent = {
  coffee: 'kaffemaerker',
  equipment: 'udstyrsmaerker',
  featured: 'kernel-co',
};
