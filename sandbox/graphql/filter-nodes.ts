import { type Language, textIn } from '../catalogue-format/languages.ts';
import type { FacetCounts } from '../store/facet-counts.ts';
import type { Facet } from '../store/facets.ts';
import { availabilityFilter, priceFilter } from '../store/product-filter.ts';
import type { Market } from './market.ts';

interface FilterValueNode {
  id: string;
  label: string;
  /** A JSON text, ready to be parsed into a ProductFilter. */
  input: string;
  count: number;
  swatch: { color: string; image: null } | null;
  image: null;
}

export interface FilterNode {
  id: string;
  label: string;
  type: Facet['type'];
  presentation: 'TEXT' | 'SWATCH' | null;
  values: FilterValueNode[];
}

const availabilityLabels = {
  available: { de: 'Lieferbar', en: 'Available', da: 'Kan leveres' },
  unavailable: { de: 'Nicht lieferbar', en: 'Not available', da: 'Kan ikke leveres' },
};

/** The filters of a listing; a value that no product of the whole listing has is left out. */
export function filterNodes(
  facets: readonly Facet[],
  counts: FacetCounts,
  /** The counts without any selection. */
  whole: FacetCounts,
  language: Language,
  market: Market,
): FilterNode[] {
  return facets.flatMap((facet) => {
    const values = valuesOf(facet, counts, whole, language, market);
    if (values.length === 0) return [];
    return [
      {
        id: facet.filterId,
        label: textIn(facet.labels, language),
        type: facet.type,
        presentation:
          facet.type === 'LIST' ? (values.some(({ swatch }) => swatch) ? 'SWATCH' : 'TEXT') : null,
        values,
      } satisfies FilterNode,
    ];
  });
}

function valuesOf(
  facet: Facet,
  counts: FacetCounts,
  whole: FacetCounts,
  language: Language,
  market: Market,
): FilterValueNode[] {
  if (facet.filterId === priceFilter) return priceValue(facet, counts, whole, language, market);
  if (facet.filterId === availabilityFilter) return availabilityValues(counts, whole, language);
  const present = whole.valuesOf(facet.filterId);
  const counted = counts.valuesOf(facet.filterId);
  return facet.values
    .filter(({ id }) => present.has(id))
    .map(({ id, value, labels, input, swatch }) => ({
      id: `${facet.filterId}.${slug(value)}`,
      label: textIn(labels, language),
      input: JSON.stringify(input),
      count: counted.get(id) ?? 0,
      swatch: swatch ? { color: swatch, image: null } : null,
      image: null,
    }));
}

function priceValue(
  facet: Facet,
  counts: FacetCounts,
  whole: FacetCounts,
  language: Language,
  { rate }: Market,
): FilterValueNode[] {
  if (whole.priced === 0) return [];
  const range = { min: 0, max: (whole.highestPrice * rate) / 100 };
  return [
    {
      id: facet.filterId,
      label: textIn(facet.labels, language),
      input: JSON.stringify({ price: range }),
      count: counts.priced,
      swatch: null,
      image: null,
    },
  ];
}

function availabilityValues(
  counts: FacetCounts,
  whole: FacetCounts,
  language: Language,
): FilterValueNode[] {
  if (whole.available + whole.unavailable === 0) return [];
  return [true, false].map((available) => ({
    id: `${availabilityFilter}.${available ? 1 : 0}`,
    label: textIn(availabilityLabels[available ? 'available' : 'unavailable'], language),
    input: JSON.stringify({ available }),
    count: available ? counts.available : counts.unavailable,
    swatch: null,
    image: null,
  }));
}

function slug(value: string): string {
  return value
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
