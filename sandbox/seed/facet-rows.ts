import type { CatalogueProduct } from '../catalogue-format/catalogue.ts';
import type { Localized } from '../catalogue-format/languages.ts';
import { availabilityFilter, priceFilter } from '../store/product-filter.ts';
import { facetLabels } from './facet-labels.ts';
import { type FilterSettings, type FilterValue, filterValues } from './filter-values.ts';

interface FacetRow {
  id: number;
  filter_id: string;
  position: number;
  type: FilterValue['type'] | 'PRICE_RANGE';
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

/** Collects the facets from what the products are, and tells which values a product has. */
export class FacetRegistry {
  readonly #facets = new Map<string, FacetRow>();
  readonly #values = new Map<string, FacetValueRow>();
  readonly #shop: FilterSettings;

  constructor(shop: FilterSettings) {
    this.#shop = shop;
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
    const ids = filterValues(product, this.#shop).map((value) => {
      const facet = this.#facet(value.filterId, value.type, value.labels);
      return this.#value(facet, value);
    });
    return [...new Set(ids)];
  }

  #facet(filterId: string, type: FacetRow['type'], labels: Localized): FacetRow {
    const known = this.#facets.get(filterId);
    if (known) return known;
    const position = this.#position(filterId);
    const facet = { id: this.#facets.size + 1, filter_id: filterId, position, type, labels };
    this.#facets.set(filterId, facet);
    return facet;
  }

  /** Metafields in the shop's own order. */
  #position(filterId: string): number {
    const kind = order.findIndex((prefix) => filterId.startsWith(prefix));
    const own = this.#shop.filters.findIndex(
      ({ namespace, key }) => filterId === `filter.p.m.${namespace}.${key}`,
    );
    return kind * 1_000 + Math.max(own, 0);
  }

  #value(facet: FacetRow, value: FilterValue): number {
    const key = `${facet.id} ${value.value}`;
    const known = this.#values.get(key);
    if (known) return known.id;
    const id = this.#values.size + 1;
    this.#values.set(key, {
      id,
      facet_id: facet.id,
      value: value.value,
      labels: value.valueLabels,
      input: value.input,
      swatch: value.swatch ?? null,
    });
    return id;
  }
}

const order = [
  availabilityFilter,
  priceFilter,
  'filter.p.vendor',
  'filter.p.product_type',
  'filter.p.m.',
  'filter.v.option.',
];
