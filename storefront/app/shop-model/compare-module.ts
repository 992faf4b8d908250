import type { ComponentType } from 'react';
import type { ProductFacts } from '../commerce/product/product.ts';
import type { ComparedProduct } from '../compare/compared-product.ts';
import type { ShownColumns } from '../compare/shown-columns.ts';

interface ComparedProps {
  products: ComparedProduct[];
  /** Of a narrow screen. */
  shown: ShownColumns;
}

/** A kind of goods that can be compared with each other. */
export interface CompareModule {
  /** The kind; its texts have the same name. */
  name: string;
  suits(facts: Partial<ProductFacts>): boolean;
  /** Above the table. */
  Overview: ComponentType<ComparedProps>;
  /** The table. */
  Rows: ComponentType<ComparedProps>;
}
