import type { ComponentType } from 'react';
import type { Listing } from '../commerce/collection/collection.ts';
import type { ListingQuery } from '../commerce/collection/listing-query.ts';

/** Of the bar above a listing, in the browser, too. */
export interface ListingModule {
  name: string;
  /** Beside the button that opens the filters. */
  FilterLink: ComponentType<{ listing: Pick<Listing, 'filterGroups'>; query: ListingQuery }>;
}
