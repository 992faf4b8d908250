import type { Picture, ProductCard } from './product.ts';

export const sortOptions = ['topseller', 'newest', 'price_asc'] as const;
export type SortOption = (typeof sortOptions)[number];

export interface Collection {
  id: string;
  handle: string;
  title: string;
  subTitle: string | null;
  introText: string | null;
  descriptionHtml: string;
  seo: { title: string; description: string };
  picture: Picture | null;
  products: ProductCard[];
  /** Where the next page starts; absent on the last one. */
  nextCursor: string | null;
}

/** The sort a URL asks for; anything unknown is the shop's own order. */
export function sortOptionFrom(text: string | null): SortOption {
  return sortOptions.find((option) => option === text) ?? 'topseller';
}
