import type { Localized } from '../model.ts';
import type { ProductFacts } from './product-facts.ts';

/** A collection as we write it: its own words, and which products belong to it. */
export interface Category {
  key: string;
  handle: Localized;
  title: Localized;
  /** One line under the heading. */
  line?: Localized;
  /** What stands beside the heading. */
  intro: Localized;
  /** What stands under the products, before the figures of the range. */
  more?: Localized;
  /** A rendered object. */
  image: string;
  contains: (product: ProductFacts) => boolean;
}
