import type { ContentFile } from '../../../../storefront/content/model.ts';

export const brands: ContentFile['brands'] = {
  main: 'kaffeemarken',
  equipment: 'geraetemarken',
  featured: 'kernel-co',
};
