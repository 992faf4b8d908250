import type { ComponentType } from 'react';
import type { ProductFacts } from '../commerce/product/product.ts';
import type { ComparedProduct } from '../compare/compared-product.ts';
import type { ShownColumns } from '../compare/shown-columns.ts';
import type { Language } from '../i18n/languages.ts';

interface ComparedProps {
  products: ComparedProduct[];
  /** Of a narrow screen. */
  shown: ShownColumns;
}

/** A kind of goods that can be compared with each other. */
export interface CompareModule {
  /** The kind. */
  name: string;
  texts: Record<Language, { title: string; intro(count: number): string; addOne: string }>;
  suits(facts: Partial<ProductFacts>): boolean;
  /** Above the table. */
  Overview: ComponentType<ComparedProps>;
  /** The table. */
  Rows: ComponentType<ComparedProps>;
}
