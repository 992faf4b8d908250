import type { Picture, ProductCard } from './product.ts';

/** A product test as product pages and listings announce it. */
export interface ProductTest {
  /** Under which its report is found. */
  handle: string;
  title: string;
  text: string | null;
  verdict: string | null;
  /** Of ten. */
  score: number | null;
  /** Set where the report stands on another site. */
  url: string | null;
}

/** The whole report. */
export interface ProductTestReport extends ProductTest {
  date: string | null;
  /** Points of ten by discipline, with the discipline's share of the score in per cent. */
  points: { label: string; weight: number; value: number }[];
  paragraphs: string[];
  picture: Picture | null;
  /** The tested product; a comparison names the collection of what it compared instead. */
  product: ProductCard | null;
  collection: string | null;
}
