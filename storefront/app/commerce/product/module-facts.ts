import { factModules } from '#shop/modules/facts.ts';
import type { FactsOf, Fields } from '../../shop-model/module-facts.ts';
import type { CardFacts, PageFacts, ProductFacts, VariantFacts } from './product.ts';

interface Metaobject {
  fields: { key: string; value: string | null }[];
}

interface Metafield {
  namespace: string;
  key: string;
  value: string;
  reference?: Metaobject | Record<PropertyKey, never> | null;
}

type Kind = 'product' | 'variant' | 'card';

function fieldNames(kind: Kind) {
  return factModules.flatMap((module) => module[kind]?.fields ?? []);
}

/** The metafields that the shop's modules need: variables of operations. */
export const cardVariables = { cardFields: fieldNames('card') };
export const detailVariables = {
  ...cardVariables,
  productFields: fieldNames('product'),
  variantFields: fieldNames('variant'),
};

function factsOf(kind: Kind, metafields: readonly (Metafield | null)[]): object {
  const find = (namespace: string, key: string) =>
    metafields.find((field) => field?.namespace === namespace && field.key === key);
  const fields: Fields = {
    value: (namespace, key) => find(namespace, key)?.value,
    metaobject(namespace, key) {
      const reference = find(namespace, key)?.reference;
      if (!reference || !('fields' in reference)) return null;
      return (name) => reference.fields.find((field) => field.key === name)?.value || null;
    },
  };
  return Object.fromEntries(
    factModules.flatMap(({ name, ...kinds }) => {
      const known: FactsOf<object> | undefined = kinds[kind];
      const facts = known?.parse(fields);
      return facts ? [[name, facts]] : [];
    }),
  );
}

// each module's own parser made its facts, whose types it has declared under its name
export const toProductFacts = (metafields: readonly (Metafield | null)[]) =>
  factsOf('product', metafields) as Partial<ProductFacts>;
export const toVariantFacts = (metafields: readonly (Metafield | null)[]) =>
  factsOf('variant', metafields) as Partial<VariantFacts>;
export const toCardFacts = (metafields: readonly (Metafield | null)[]) =>
  factsOf('card', metafields) as Partial<CardFacts>;

export function toPageFacts(product: Partial<ProductFacts>): Partial<PageFacts> {
  const known = factModules.flatMap(({ name, onPage }) => {
    const facts = onPage?.(product);
    return facts ? [[name, facts]] : [];
  });
  return Object.fromEntries(known) as Partial<PageFacts>;
}
