import { coffeeListing } from '../../../storefront/app/coffee/listing/listing-module.ts';
import type { ListingModule } from '../../../storefront/app/shop-model/listing-module.ts';

export const listingModules: readonly ListingModule[] = [coffeeListing];
