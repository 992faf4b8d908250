import type { Picture, ProductCard } from '../product/product.ts';
import type { ProductTest } from '../product/product-test.ts';
import type { PriceRange } from './listing-query.ts';

export interface FilterValue {
  value: string;
  /** Omitted where it equals the value, since a page can have hundreds. */
  label?: string;
  count: number;
}

/** A group of values that can be selected together; the key is null for ungrouped values. */
export interface FilterFamily {
  key: string | null;
  values: FilterValue[];
}

/** A group of the filter drawer; its name is the one in the query string. */
export type FilterGroup =
  | {
      kind: 'list';
      name: string;
      label: string;
      values: FilterValue[];
      /** Shown as ordered tiles instead of a list. */
      look?: 'shade' | 'scale';
    }
  | { kind: 'families'; name: string; label: string; families: FilterFamily[] }
  | { kind: 'switch'; name: string; label: string; value: string; count: number }
  | { kind: 'price'; name: 'price'; label: string; range: PriceRange };

export interface CollectionLink {
  title: string;
  handle: string;
}

/** A picture with text and link: a promotion in the grid or an item of a gallery. */
export interface Teaser {
  title: string;
  text: string | null;
  picture: Picture | null;
  link: { handle: string; label: string } | null;
}

export interface Listing {
  products: ProductCard[];
  /** The number of matches; null where it is unknown. */
  total: number | null;
  /** Null on the last page. */
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
