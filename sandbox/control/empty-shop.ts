import { type Faults, faultsSchema } from './faults.ts';

/** A shop as the platform creates it: nothing granted, published or defined yet. */
export const emptyShop: Faults = faultsSchema.parse({
  deniedScopes: [
    'unauthenticated_read_product_inventory',
    'unauthenticated_read_product_tags',
    'unauthenticated_read_metaobjects',
    'unauthenticated_read_selling_plans',
    'unauthenticated_write_checkouts',
    'unauthenticated_read_checkouts',
  ],
  oldestVersion: '2026-01',
  hasUnpublishedProducts: true,
  hasStorePassword: true,
  hasFilters: false,
  hasUnitPrices: false,
  needsDefinitions: true,
  languages: ['de'],
});
