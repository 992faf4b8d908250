import type { ContentFile } from '../../../../storefront/content/model.ts';

export const brands: ContentFile['brands'] = {
  main: 'coffee-brands',
  equipment: 'equipment-brands',
  featured: 'kernel-co',
};
