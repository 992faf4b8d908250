import { addressTypes } from '../cart/address-types.ts';
import { deliveryTypes } from '../cart/delivery-types.ts';
import { cartMetafieldTypes } from '../cart/metafield-types.ts';
import { cartResolvers } from '../cart/resolvers.ts';
import { collectionTypes } from './collection-types.ts';
import { contentTypes } from './content-types.ts';
import { customerMutationTypes } from './customer-mutations.ts';
import { customerTypes } from './customer-types.ts';
import { imageTypes } from './image-types.ts';
import type { TypeMap } from './implementation.ts';
import { listingTypes } from './listing-types.ts';
import { locationTypes } from './location-types.ts';
import { mediaTypes } from './media-types.ts';
import { menuTypes } from './menu-types.ts';
import { metafieldTypes } from './metafields.ts';
import { metaobjectTypes } from './metaobject-types.ts';
import { orderTypes } from './order-types.ts';
import { productTypes } from './product-types.ts';
import { productWordTypes } from './product-words.ts';
import { queryTypes } from './query.ts';
import { searchTypes } from './search-types.ts';
import { sellingPlanTypes } from './selling-plan-types.ts';
import { shopTypes } from './shop-types.ts';
import { sitemapTypes } from './sitemap-types.ts';
import { variantTypes } from './variant-types.ts';

/** Everything the sandbox answers, by subject. */
export const implementedTypes = merge(
  queryTypes,
  productTypes,
  variantTypes,
  sellingPlanTypes,
  collectionTypes,
  metafieldTypes,
  metaobjectTypes,
  imageTypes,
  mediaTypes,
  searchTypes,
  listingTypes,
  sitemapTypes,
  cartResolvers,
  deliveryTypes,
  addressTypes,
  cartMetafieldTypes,
  shopTypes,
  contentTypes,
  menuTypes,
  customerTypes,
  customerMutationTypes,
  locationTypes,
  orderTypes,
  productWordTypes,
);

function merge(...maps: TypeMap[]): TypeMap {
  const merged: TypeMap = {};
  for (const map of maps) {
    for (const [name, { plain = [], fields = {} }] of Object.entries(map)) {
      const known = merged[name];
      merged[name] = {
        plain: [...(known?.plain ?? []), ...plain],
        fields: { ...known?.fields, ...fields },
      };
    }
  }
  return merged;
}
