import type { Listing } from '../collection/collection.ts';
import type { ListingQuery } from '../collection/listing-query.ts';
import type { Money } from '../price/money.ts';
import type { Picture } from '../product/product.ts';

/** A product in the search window. */
export interface ProductHit {
  handle: string;
  title: string;
  vendor: string;
  picture: Picture | null;
  shortNote: string | null;
  rating: { average: number; count: number } | null;
  offer: HitOffer;
}

export interface HitOffer {
  price: Money;
  /** Whether other variants cost more. */
  from: boolean;
  /** Of the cheapest variant. */
  unitPrice: { price: Money; unit: string } | null;
}

export interface CategoryHit {
  handle: string;
  title: string;
  /** Only brands have one. */
  logo: Picture | null;
  /** Only of the category that a query means. */
  picture: Picture | null;
}

/** Of the icons, those that stand for pages. */
export type PageIcon =
  | 'arrow-u-up-left'
  | 'arrows-clockwise'
  | 'book-open'
  | 'calendar-blank'
  | 'mug'
  | 'credit-card'
  | 'envelope-simple'
  | 'info'
  | 'lock-simple'
  | 'map-pin'
  | 'shield-check'
  | 'trash'
  | 'truck'
  | 'users-three'
  | 'x-circle';

/** A page that answers a query: help, instructions, an article. */
export interface PageHit {
  icon: PageIcon;
  title: string;
  description: string;
  url: string;
}

/** What the platform suggests for a query. */
export interface PlatformSuggestions {
  products: ProductHit[];
  categories: CategoryHit[];
  /** Query completions. */
  phrases: string[];
}

/** The content of the search window for a query. */
export interface Suggestions extends PlatformSuggestions {
  /** Pages that answer the query. */
  pages: PageHit[];
  /** Pages about its words. */
  articles: PageHit[];
}

/** The platform's part of the presets. */
export interface PresetGoods {
  products: ProductHit[];
  /** By the collection's handle. */
  pictures: Record<string, Picture>;
}

/** The content of the search window before anything is typed. */
export interface SearchPresets {
  phrases: string[];
  categories: { handle: string; title: string; picture: Picture | null }[];
  products: ProductHit[];
}

/** The content of the results page. */
export interface SearchResults {
  listing: Listing;
  categories: CategoryHit[];
  brands: CategoryHit[];
  /** A spelling suggestion; null where the query matches. */
  didYouMean: string | null;
}

/** The results of a query that was understood. */
export interface FoundProducts extends SearchResults {
  /** The category whose products are listed; null for a search. */
  category: { handle: string; title: string; picture: Picture | null } | null;
  /** What was understood as filters. */
  narrowed: Pick<ListingQuery, 'filters' | 'price'>;
  /** Typed words that were ignored, since nothing has all of them. */
  without: string[];
}
