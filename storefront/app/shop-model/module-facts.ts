import type { ProductFacts } from '../commerce/product/product.ts';

/** A metafield of the platform. */
interface FieldName {
  namespace: string;
  key: string;
}

/** The metafields that a module has asked for. */
export interface Fields {
  value(namespace: string, key: string): string | undefined;
  /** The fields of the metaobject it refers to; null for anything else. */
  metaobject(namespace: string, key: string): ((field: string) => string | null) | null;
}

/** What is read of one kind of object, and what it means; null where an object has none of it. */
export interface FactsOf<Facts> {
  fields: readonly FieldName[];
  parse(fields: Fields): Facts | null;
}

/**
 * What a module knows of goods. Its types are added to the interfaces of commerce/product/product.ts under its name
 * (`declare module`), so that they exist only in shops that have the module.
 */
export interface ModuleFacts {
  name: string;
  product?: FactsOf<object>;
  variant?: FactsOf<object>;
  /** Of products in listings: every card of a page asks for them. */
  card?: FactsOf<object>;
  /** What browsers need of a product's facts on its page. */
  onPage?(facts: Partial<ProductFacts>): object | null;
}
