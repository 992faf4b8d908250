import { connectionOf } from '../graphql/connection.ts';
import { gid } from '../graphql/ids.ts';
import type { PageArguments } from '../graphql/page.ts';
import { type CommerceAdmin, locationId } from './commerce.ts';
import { type CountArguments, countOf } from './counts.ts';

type ListArguments = PageArguments & { reverse?: boolean | null };

/** The shop itself and its one place. */
export function shopResolvers({ shop, origin }: CommerceAdmin, policies: { shop(): object }) {
  const { host, protocol } = new URL(origin || 'http://localhost');
  const domain = { id: gid('Domain', 1), host, url: origin, sslEnabled: protocol === 'https:' };
  const location = {
    __typename: 'Location',
    id: gid('Location', locationId),
    legacyResourceId: String(locationId),
    name: shop.name,
    isActive: true,
    fulfillsOnlineOrders: true,
    address: { countryCode: shop.country },
  };
  return {
    shop: () => ({
      ...policies.shop(),
      id: gid('Shop', 1),
      name: shop.name,
      currencyCode: shop.currency,
      billingAddress: { countryCodeV2: shop.country },
      myshopifyDomain: 'sandbox.myshopify.com',
      primaryDomain: domain,
      url: origin,
      taxesIncluded: true,
      weightUnit: 'GRAMS',
    }),
    location: ({ id }: { id?: string | null }) =>
      id == null || id === location.id ? location : null,
    locations: (args: ListArguments) => connectionOf([location], args),
    locationsCount: (args: CountArguments) => countOf(1, args),
  };
}
