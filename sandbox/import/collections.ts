import { z } from 'zod';
import type { CatalogueInput } from '../catalogue-format/catalogue.ts';
import { slugify } from '../catalogue-format/slugify.ts';
import type { ImportedProduct } from './products.ts';

type Collection = CatalogueInput['collections'][number];

const ruleSchema = z.strictObject({
  column: z.enum(['tag', 'title', 'type', 'vendor', 'variant_price', 'variant_inventory']),
  relation: z.enum([
    'equals',
    'not_equals',
    'greater_than',
    'less_than',
    'starts_with',
    'ends_with',
    'contains',
    'not_contains',
  ]),
  condition: z.union([z.string(), z.number()]).transform(String),
});
type Rule = z.output<typeof ruleSchema>;

/** Smart collections with the platform's own columns and relations. */
export const collectionRulesSchema = z.array(
  z.strictObject({
    handle: z.string().min(1),
    title: z.string().min(1),
    descriptionHtml: z.string().optional(),
    /** Whether one rule is enough. */
    disjunctive: z.boolean().default(false),
    rules: z.array(ruleSchema).min(1),
  }),
);
export type CollectionRules = z.output<typeof collectionRulesSchema>;

export function collectionsByRule(
  rules: CollectionRules,
  products: readonly ImportedProduct[],
): Collection[] {
  return rules.map(({ handle, title, descriptionHtml, disjunctive, rules: ownRules }) => {
    const isIn = (product: ImportedProduct) =>
      disjunctive
        ? ownRules.some((rule) => holds(rule, product))
        : ownRules.every((rule) => holds(rule, product));
    return {
      key: handle,
      title,
      ...(descriptionHtml !== undefined && { descriptionHtml }),
      products: products.filter(isIn).map(({ key }) => key),
    };
  });
}

/** Without rules: one collection of everything, one for each type of product. */
export function collectionsByType(products: readonly ImportedProduct[]): Collection[] {
  const types = [...new Set(products.map(({ productType }) => String(productType)))];
  const everything = {
    key: 'all',
    title: 'All products',
    products: products.map(({ key }) => key),
  };
  const named = types
    .filter((type) => slugify(type) !== '' && slugify(type) !== 'all')
    .map((type) => ({
      key: slugify(type),
      title: type,
      products: products.filter(({ productType }) => productType === type).map(({ key }) => key),
    }));
  const byKey = new Map(named.map((collection) => [collection.key, collection]));
  return [everything, ...byKey.values()];
}

function holds(rule: Rule, product: ImportedProduct): boolean {
  switch (rule.column) {
    case 'tag':
      return holdsForAny(rule, product.tags ?? []);
    case 'title':
      return holdsForAny(rule, [String(product.title)]);
    case 'type':
      return holdsForAny(rule, [String(product.productType)]);
    case 'vendor':
      return holdsForAny(rule, [product.vendor]);
    case 'variant_price':
      return holdsForAny(
        rule,
        product.variants.map(({ price }) => String(price / 100)),
      );
    case 'variant_inventory':
      return holdsForAny(
        rule,
        product.variants.map(({ stock }) => String(stock ?? 0)),
      );
  }
}

/** "Not equal" means that none is equal; every other relation, that one of them fits. */
function holdsForAny({ relation, condition }: Rule, values: readonly string[]): boolean {
  const wanted = condition.toLowerCase();
  const texts = values.map((value) => value.toLowerCase());
  const isEqual = (text: string) =>
    text === wanted || (wanted !== '' && Number(text) === Number(wanted));
  switch (relation) {
    case 'equals':
      return texts.some(isEqual);
    case 'not_equals':
      return !texts.some(isEqual);
    case 'greater_than':
      return texts.some((text) => Number(text) > Number(wanted));
    case 'less_than':
      return texts.some((text) => Number(text) < Number(wanted));
    case 'starts_with':
      return texts.some((text) => text.startsWith(wanted));
    case 'ends_with':
      return texts.some((text) => text.endsWith(wanted));
    case 'contains':
      return texts.some((text) => text.includes(wanted));
    case 'not_contains':
      return !texts.some((text) => text.includes(wanted));
  }
}
