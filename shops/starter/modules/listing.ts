import type { ListingModule } from '../../../storefront/app/shop-model/listing-module.ts';

export const listingModules: readonly ListingModule[] = [];
