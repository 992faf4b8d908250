import type { Listing } from '../commerce/collection/collection.ts';
import type { ListingState } from '../merchandise/listing-state.ts';

/** A listing without its products, which the server renders. */
export function listingState({ products, ...rest }: Listing): ListingState {
  return { ...rest, count: products.length };
}
