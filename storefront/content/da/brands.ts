import type { BrandsContent } from '../model.ts';

export const brands: BrandsContent = {
  coffee: 'kaffemaerker',
  equipment: 'udstyrsmaerker',
  featured: 'kernel-co',
};
