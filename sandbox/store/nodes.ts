import type { QuantityRule } from '../catalogue-format/catalogue.ts';
import type { Money } from '../graphql/money.ts';
import type { UnitPriceMeasurement } from '../graphql/unit-price.ts';
import type { SetMetafields } from './documents.ts';
import type { ImageNode } from './images.ts';
import type { ProductText } from './product-texts.ts';

// A product and its variants refer to each other.

/** The parent of every Product field: its texts, and its variants as they stand now. */
export interface ProductNode extends ProductText {
  variants: VariantNode[];
  availableForSale: boolean;
  priceRange: { minVariantPrice: Money; maxVariantPrice: Money };
}

/** The parent of every ProductVariant field. */
export interface VariantNode {
  __typename: 'ProductVariant';
  key: number;
  /** Its place among the product's variants, from 0. */
  index: number;
  id: string;
  sku: string;
  title: string;
  availableForSale: boolean;
  currentlyNotInStock: boolean;
  quantityAvailable: number;
  sellsBeyondStock: boolean;
  priceInCents: number;
  compareAtPriceInCents: number | null;
  price: Money;
  compareAtPrice: Money | null;
  unitPrice: Money | null;
  unitPriceMeasurement: UnitPriceMeasurement | null;
  weight: number;
  changedAt: string | null;
  setMetafields: SetMetafields | null;
  /** Of a bundle: its variants by their numeric ids, and how many of each. */
  components: { key: number; quantity: number }[];
  quantityRule: QuantityRule;
  image: ImageNode | null;
  selectedOptions: { name: string; value: string }[];
  product: ProductNode;
}
