import type { CatalogueRedirect } from './model.ts';

/** Addresses of the merchant's former shop. */
export const redirects: CatalogueRedirect[] = [
  { path: '/products/nachtschicht', target: '/products/kernel-co-night-shift-espresso' },
  { path: '/kaffee-abo', target: '/collections/kaffee-abo' },
  { path: '/sale', target: '/collections/angebote' },
];
