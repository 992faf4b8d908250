import { z } from 'zod';
import type { CatalogueMetafield, CatalogueProduct } from '../catalogue-format/catalogue.ts';
import {
  type Localized,
  languages,
  localizedBy,
  sameInAllLanguages,
  textIn,
} from '../catalogue-format/languages.ts';
import type { Shop } from '../catalogue-format/shop-schema.ts';
import { slugify } from '../catalogue-format/slugify.ts';
import { booleanLabels, facetLabels } from './facet-labels.ts';

/** A value of a product that shoppers can filter by. */
export interface FilterValue {
  filterId: string;
  labels: Localized;
  type: 'LIST' | 'BOOLEAN';
  value: string;
  valueLabels: Localized;
  input: Record<string, unknown>;
  swatch?: string | undefined;
}

const textList = z.array(z.string());

export type FilterSettings = Pick<Shop, 'primaryLanguage' | 'filters'>;

/** Values are identified by their names in the primary language. */
export function filterValues(product: CatalogueProduct, shop: FilterSettings): FilterValue[] {
  const { primaryLanguage } = shop;
  const productType = textIn(product.productType, primaryLanguage);
  return [
    {
      filterId: 'filter.p.vendor',
      type: 'LIST',
      labels: facetLabels.vendor,
      value: product.vendor,
      valueLabels: sameInAllLanguages(product.vendor),
      input: { productVendor: product.vendor },
    },
    {
      filterId: 'filter.p.product_type',
      type: 'LIST',
      labels: facetLabels.productType,
      value: productType,
      valueLabels: product.productType,
      input: { productType },
    },
    ...product.metafields.flatMap((field) => metafieldFilterValues(field, shop)),
    ...product.options.flatMap((option) => {
      const name = textIn(option.name, primaryLanguage);
      return option.values.map((value) => ({
        filterId: `filter.v.option.${slugify(name)}`,
        type: 'LIST' as const,
        labels: option.name,
        value: textIn(value.name, primaryLanguage),
        valueLabels: value.name,
        input: { variantOption: { name, value: textIn(value.name, primaryLanguage) } },
        swatch: value.swatch,
      }));
    }),
  ];
}

function metafieldFilterValues(
  field: CatalogueMetafield,
  { filters, primaryLanguage }: FilterSettings,
): FilterValue[] {
  const { namespace, key, type } = field;
  const filter = filters.find((it) => it.namespace === namespace && it.key === key);
  if (!filter) return [];
  return metafieldValues(field, primaryLanguage).map((valueLabels) => {
    const value = textIn(valueLabels, primaryLanguage);
    return {
      filterId: `filter.p.m.${namespace}.${key}`,
      type: type === 'boolean' ? 'BOOLEAN' : 'LIST',
      labels: filter.label,
      value,
      valueLabels: type === 'boolean' ? booleanLabels(value === 'true') : valueLabels,
      input: { productMetafield: { namespace, key, value } },
    };
  });
}

/** A list's values stand at the same place in every language. */
function metafieldValues(
  { type, value }: CatalogueMetafield,
  primaryLanguage: Shop['primaryLanguage'],
): Localized[] {
  if (!type.startsWith('list.')) return [value];
  const lists = Object.fromEntries(
    languages.map((language) => [language, textList.parse(JSON.parse(textIn(value, language)))]),
  );
  return (lists[primaryLanguage] ?? []).map((primary, place) =>
    localizedBy((language) => lists[language]?.[place] ?? primary),
  );
}
