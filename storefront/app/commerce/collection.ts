import type { FlavourFamily } from './filter-settings.ts';
import type { PriceRange } from './listing-query.ts';
import type { Picture, ProductCard } from './product.ts';
import type { ProductTest } from './product-test.ts';

export interface FilterValue {
  value: string;
  /** Absent where it says the same as the value, as most do: a page can have hundreds. */
  label?: string;
  count: number;
}

/** Values that can be chosen together; the key is null for those that belong nowhere. */
export interface FilterFamily {
  key: FlavourFamily | null;
  values: FilterValue[];
}

/** A group of the filter drawer, as the platform offers it for this collection. Its name is that in the address. */
export type FilterGroup =
  | {
      kind: 'list';
      name: string;
      label: string;
      values: FilterValue[];
      /** Drawn as tiles from the least to the most instead of a list. */
      look?: 'roast' | 'strength';
    }
  | { kind: 'families'; name: string; label: string; families: FilterFamily[] }
  | { kind: 'switch'; name: string; label: string; value: string; count: number }
  | { kind: 'price'; name: 'price'; label: string; range: PriceRange };

export interface CollectionLink {
  title: string;
  handle: string;
}

/** A picture with words and somewhere to go: a promotion in the grid, a step of a gallery. */
export interface Teaser {
  title: string;
  text: string | null;
  picture: Picture | null;
  link: { handle: string; label: string } | null;
}

export interface Listing {
  products: ProductCard[];
  /** All that match, not only those shown; null where the platform does not say. */
  total: number | null;
  /** Where the next page starts; absent on the last one. */
  nextCursor: string | null;
  filterGroups: FilterGroup[];
}

export interface Collection {
  id: string;
  handle: string;
  title: string;
  descriptionHtml: string;
  seo: { title: string; description: string };
  picture: Picture | null;
  noindex: boolean;
  subTitle: string | null;
  introText: string | null;
  brandLogo: Picture | null;
  breadcrumb: CollectionLink[];
  subcollections: CollectionLink[];
  promotion: Teaser | null;
  gallery: Teaser[];
  productTest: (ProductTest & { picture: Picture | null }) | null;
  listing: Listing;
}
