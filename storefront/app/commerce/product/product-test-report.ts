import type { Picture, ProductCard } from './product.ts';
import type { ProductTest } from './product-test.ts';

/** In a list of tests. */
export interface ListedTest extends ProductTest {
  /** Its own, or the tested product's. */
  picture: Picture | null;
}

export interface ProductTestReport extends ProductTest {
  date: string | null;
  paragraphs: string[];
  picture: Picture | null;
  /** The tested product; a comparison has a collection instead. */
  product: ProductCard | null;
  collection: string | null;
}
