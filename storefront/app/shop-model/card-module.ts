import type { ComponentType } from 'react';
import type { CardFacts } from '../commerce/product/product.ts';

/** Of a product's card, which only the server renders. */
export interface CardModule {
  name: string;
  /** Beside the rating. */
  CardLine: ComponentType<{ facts: Partial<CardFacts> }>;
  /** Whether the comparison has this kind of goods (compare-module.ts). */
  isCompared(facts: Partial<CardFacts>): boolean;
}
