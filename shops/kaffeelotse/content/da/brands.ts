import type { ContentFile } from '../../../../storefront/content/model.ts';

export const brands: ContentFile['brands'] = {
  main: 'kaffemaerker',
  equipment: 'udstyrsmaerker',
  featured: 'kernel-co',
};
