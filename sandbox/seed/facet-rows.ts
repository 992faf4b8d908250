import {
  type CatalogueMetafield,
  type CatalogueProduct,
  type Localized,
  languages,
} from '../catalogue/model.ts';
import { productTypeNames } from '../catalogue/product-types.ts';
import { slugify } from '../catalogue/text.ts';
import { availabilityFilter, priceFilter } from '../store/product-filter.ts';
import { booleanLabels, facetLabels } from './facet-labels.ts';

interface FacetRow {
  id: number;
  filter_id: string;
  position: number;
  type: 'LIST' | 'BOOLEAN' | 'PRICE_RANGE';
  labels: Localized;
}

interface FacetValueRow {
  id: number;
  facet_id: number;
  value: string;
  labels: Localized;
  input: Record<string, unknown>;
  swatch: string | null;
}

interface Trait {
  filterId: string;
  labels: Localized;
  type: FacetRow['type'];
  value: string;
  valueLabels: Localized;
  input: Record<string, unknown>;
  swatch?: string | undefined;
}

/** Collects the facets from what the products are, and tells which values a product has. */
export class FacetRegister {
  readonly #facets = new Map<string, FacetRow>();
  readonly #values = new Map<string, FacetValueRow>();

  constructor() {
    this.#facet(availabilityFilter, 'LIST', facetLabels.availability);
    this.#facet(priceFilter, 'PRICE_RANGE', facetLabels.price);
  }

  get facets(): FacetRow[] {
    return [...this.#facets.values()];
  }

  get values(): FacetValueRow[] {
    return [...this.#values.values()];
  }

  valueIds(product: CatalogueProduct): number[] {
    const ids = traits(product).map((trait) => {
      const facet = this.#facet(trait.filterId, trait.type, trait.labels);
      return this.#value(facet, trait);
    });
    return [...new Set(ids)];
  }

  #facet(filterId: string, type: FacetRow['type'], labels: Localized): FacetRow {
    const known = this.#facets.get(filterId);
    if (known) return known;
    const position = facetOrder(filterId);
    const facet = { id: this.#facets.size + 1, filter_id: filterId, position, type, labels };
    this.#facets.set(filterId, facet);
    return facet;
  }

  #value(facet: FacetRow, trait: Trait): number {
    const key = `${facet.id} ${trait.value}`;
    const known = this.#values.get(key);
    if (known) return known.id;
    const id = this.#values.size + 1;
    this.#values.set(key, {
      id,
      facet_id: facet.id,
      value: trait.value,
      labels: trait.valueLabels,
      input: trait.input,
      swatch: trait.swatch ?? null,
    });
    return id;
  }
}

const order = [
  availabilityFilter,
  priceFilter,
  'filter.p.vendor',
  'filter.p.product_type',
  'filter.p.m.coffee.',
  'filter.v.option.',
];

function facetOrder(filterId: string): number {
  return order.findIndex((prefix) => filterId.startsWith(prefix));
}

function traits(product: CatalogueProduct): Trait[] {
  const typeNames = productTypeNames[product.productType];
  return [
    {
      filterId: 'filter.p.vendor',
      type: 'LIST',
      labels: facetLabels.vendor,
      value: product.vendor,
      valueLabels: same(product.vendor),
      input: { productVendor: product.vendor },
    },
    {
      filterId: 'filter.p.product_type',
      type: 'LIST',
      labels: facetLabels.productType,
      value: typeNames.de,
      valueLabels: typeNames,
      input: { productType: typeNames.de },
    },
    ...product.metafields.flatMap(metafieldTraits),
    ...product.options.flatMap((option) =>
      option.values.map((value) => ({
        filterId: `filter.v.option.${slugify(option.name.de)}`,
        type: 'LIST' as const,
        labels: option.name,
        value: value.name.de,
        valueLabels: value.name,
        input: { variantOption: { name: option.name.de, value: value.name.de } },
        swatch: value.swatch,
      })),
    ),
  ];
}

function metafieldTraits(field: CatalogueMetafield): Trait[] {
  const { namespace, key, type } = field;
  const labels = namespace === 'coffee' ? facetLabels.coffee[key] : undefined;
  if (!labels) return [];
  return metafieldValues(field).map((valueLabels) => ({
    filterId: `filter.p.m.${namespace}.${key}`,
    type: type === 'boolean' ? 'BOOLEAN' : 'LIST',
    labels,
    value: valueLabels.de,
    valueLabels: type === 'boolean' ? booleanLabels(valueLabels.de === 'true') : valueLabels,
    input: { productMetafield: { namespace, key, value: valueLabels.de } },
  }));
}

/** A list's values stand at the same place in every language. */
function metafieldValues(field: CatalogueMetafield): Localized[] {
  const texts = typeof field.value === 'string' ? same(field.value) : field.value;
  if (!field.type.startsWith('list.')) return [texts];
  const lists = languages.map((language) => JSON.parse(texts[language]) as string[]);
  const [german = [], english = [], danish = []] = lists;
  return german.map((de, place) => ({
    de,
    en: english[place] ?? de,
    da: danish[place] ?? de,
  }));
}

function same(text: string): Localized {
  return { de: text, en: text, da: text };
}
