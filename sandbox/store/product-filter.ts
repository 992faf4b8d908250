import { type RawBuilder, sql } from 'kysely';
import { languages, textIn } from '../catalogue-format/languages.ts';
import type { Facet } from './facets.ts';

/** As the schema has it; several filters of one facet mean "any of them". */
export interface ProductFilterInput {
  available?: boolean | null;
  price?: { min?: number | null; max?: number | null } | null;
  productType?: string | null;
  productVendor?: string | null;
  tag?: string | null;
  productMetafield?: { namespace: string; key: string; value: string } | null;
  variantMetafield?: { namespace: string; key: string; value: string } | null;
  variantOption?: { name: string; value: string } | null;
}

/** What is asked of a product `p`; one entry a facet, all must hold. */
export interface FilterCondition {
  filterId: string;
  condition: RawBuilder<boolean>;
}

export const availabilityFilter = 'filter.v.availability';
export const priceFilter = 'filter.v.price';
const tagFilter = 'filter.p.tag';

export function parseFilters(
  inputs: readonly ProductFilterInput[],
  facets: readonly Facet[],
): FilterCondition[] {
  const wanted = new Map<string, RawBuilder<boolean>[]>();
  const valueIds = new Map<string, number[]>();
  const want = (filterId: string, condition: RawBuilder<boolean>) =>
    wanted.set(filterId, [...(wanted.get(filterId) ?? []), condition]);

  for (const input of inputs) {
    if (input.available != null) want(availabilityFilter, sql`p.available = ${input.available}`);
    if (input.tag != null) want(tagFilter, sql`${input.tag} = any(p.tags)`);
    if (input.price) want(priceFilter, priceCondition(input.price));
    for (const { filterId, value } of facetSelections(input, facets)) {
      const id = findValue(facets, filterId, value);
      // An unknown value matches nothing, as on the platform.
      valueIds.set(filterId, [...(valueIds.get(filterId) ?? []), id ?? -1]);
    }
  }
  for (const [filterId, ids] of valueIds) {
    want(filterId, sql`p.facet_value_ids && ${ids}::integer[]`);
  }
  return [...wanted].map(([filterId, conditions]) => ({
    filterId,
    condition: sql<boolean>`(${sql.join(conditions, sql` or `)})`,
  }));
}

function priceCondition({ min, max }: { min?: number | null; max?: number | null }) {
  const lowest = Math.round((min ?? 0) * 100);
  const highest = max == null ? 2 ** 31 - 1 : Math.round(max * 100);
  return sql<boolean>`exists (
    select from unnest(p.prices) price where price between ${lowest} and ${highest})`;
}

function facetSelections(
  input: ProductFilterInput,
  facets: readonly Facet[],
): { filterId: string; value: string }[] {
  const selections: { filterId: string; value: string }[] = [];
  if (input.productVendor != null) {
    selections.push({ filterId: 'filter.p.vendor', value: input.productVendor });
  }
  if (input.productType != null) {
    selections.push({ filterId: 'filter.p.product_type', value: input.productType });
  }
  if (input.productMetafield) {
    const { namespace, key, value } = input.productMetafield;
    selections.push({ filterId: `filter.p.m.${namespace}.${key}`, value });
  }
  if (input.variantMetafield) {
    const { namespace, key, value } = input.variantMetafield;
    selections.push({ filterId: `filter.v.m.${namespace}.${key}`, value });
  }
  if (input.variantOption) {
    const { name, value } = input.variantOption;
    selections.push({ filterId: optionFilterId(name, facets), value });
  }
  return selections;
}

/** An option may be named in any of the shop's languages. */
function optionFilterId(name: string, facets: readonly Facet[]): string {
  const facet = facets.find(
    ({ filterId, labels }) =>
      filterId.startsWith('filter.v.option.') &&
      languages.some((language) => isSame(textIn(labels, language), name)),
  );
  return facet?.filterId ?? `filter.v.option.${name}`;
}

function findValue(facets: readonly Facet[], filterId: string, value: string): number | undefined {
  const facet = facets.find((candidate) => candidate.filterId === filterId);
  return facet?.values.find(
    (candidate) =>
      isSame(candidate.value, value) ||
      languages.some((language) => isSame(textIn(candidate.labels, language), value)),
  )?.id;
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
