import type { FilterGroup } from '../commerce/collection/collection.ts';

/** What the browser knows of a listing; its products are server HTML. */
export interface ListingState {
  filterGroups: FilterGroup[];
  total: number | null;
  nextCursor: string | null;
  /** How many cards the page shows. */
  count: number;
}

/** The id of the part with a listing's products. */
export const listingPart = 'listing-products';
