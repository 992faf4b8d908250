import type { ContentFile } from '../../../../storefront/content/model.ts';

export const brands: ContentFile['brands'] = {
  coffee: 'kaffemaerker',
  equipment: 'udstyrsmaerker',
  featured: 'kernel-co',
};
