import { countryName } from '../checkout/countries.ts';
import { textsIn } from '../checkout/texts/index.ts';
import type { VariantNode } from '../store/nodes.ts';
import { connectionOf } from './connection.ts';
import type { Context } from './context.ts';
import { gid } from './ids.ts';
import type { TypeMap } from './implementation.ts';
import { ownMetafields } from './metafields.ts';
import type { PageArguments } from './page.ts';

/** The place where orders are picked up is the only location; shop.json knows its name and country. */
export const locationTypes: TypeMap = {
  QueryRoot: {
    fields: {
      locations: (_root, args: PageArguments, context) => connectionOf(locationsOf(context), args),
    },
  },
  ProductVariant: {
    fields: {
      storeAvailability: (variant: VariantNode, args: PageArguments, context) =>
        connectionOf(availabilityOf(variant, context), args),
    },
  },
  StoreAvailabilityConnection: { plain: ['nodes', 'edges', 'pageInfo'] },
  StoreAvailabilityEdge: { plain: ['node', 'cursor'] },
  StoreAvailability: { plain: ['available', 'location', 'pickUpTime', 'quantityAvailable'] },
  LocationConnection: { plain: ['nodes', 'edges', 'pageInfo'] },
  LocationEdge: { plain: ['node', 'cursor'] },
  Location: { plain: ['id', 'name', 'address'], fields: ownMetafields },
  LocationAddress: {
    plain: ['country', 'countryCode', 'formatted'],
    fields: {
      address1: () => null,
      address2: () => null,
      city: () => null,
      latitude: () => null,
      longitude: () => null,
      phone: () => null,
      province: () => null,
      provinceCode: () => null,
      zip: () => null,
    },
  },
};

function locationsOf({ shop, language }: Context) {
  const name = shop.pickup?.[language];
  if (!name) return [];
  const country = countryName(shop.country, language);
  const address = { country, countryCode: shop.country, formatted: [country] };
  return [{ id: gid('Location', 1), name, address }];
}

/** Gift cards are sent by mail, so no place has them. */
function availabilityOf(
  { product, quantityAvailable, availableForSale }: VariantNode,
  context: Context,
) {
  if (product.isGiftCard) return [];
  return locationsOf(context).map((location) => ({
    location,
    available: availableForSale,
    quantityAvailable: Math.max(0, quantityAvailable),
    pickUpTime: textsIn(context.language).shipping.pickupTime,
  }));
}
