import type { OwnBrands } from '../own-content.ts';

export const brands: OwnBrands = {
  coffee: 'kaffemaerker',
  equipment: 'udstyrsmaerker',
  featured: 'kernel-co',
};
