import type { Picture, ProductCard } from './product.ts';
import type { ProductTest } from './product-test.ts';

/** In a list of tests. */
export interface ListedTest extends ProductTest {
  /** Its own, or the tested product's. */
  picture: Picture | null;
}

export interface ProductTestReport extends ProductTest {
  date: string | null;
  /** Points out of ten by discipline, with the discipline's weight in per cent. */
  points: { label: string; weight: number; value: number }[];
  paragraphs: string[];
  picture: Picture | null;
  /** The tested product; a comparison has a collection instead. */
  product: ProductCard | null;
  collection: string | null;
}
