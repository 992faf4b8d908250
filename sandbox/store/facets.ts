import type { Kysely } from 'kysely';
import { type Language, type Localized, textIn } from '../catalogue-format/languages.ts';
import type { Database } from '../database/tables.ts';

interface FacetValue {
  id: number;
  value: string;
  labels: Localized;
  input: Record<string, unknown>;
  swatch: string | null;
}

export interface Facet {
  id: number;
  /** As the platform writes it, for example "filter.p.vendor". */
  filterId: string;
  type: 'LIST' | 'BOOLEAN' | 'PRICE_RANGE';
  labels: Localized;
  values: FacetValue[];
}

/** All facets of the shop with all their values, in the order in which the language lists them. */
export async function readFacets(database: Kysely<Database>, language: Language): Promise<Facet[]> {
  const facets = await database
    .selectFrom('facet')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute();
  const values = await database.selectFrom('facet_value').selectAll().execute();
  const byFacet = Map.groupBy(values, ({ facet_id }) => facet_id);
  return facets.map((facet) => ({
    id: facet.id,
    filterId: facet.filter_id,
    type: facet.type,
    labels: facet.labels,
    values: (byFacet.get(facet.id) ?? []).toSorted(byLabel(language)),
  }));
}

/** By the alphabet, but packs by their size: 250 g comes before 1 kg. */
function byLabel(language: Language): (a: FacetValue, b: FacetValue) => number {
  const collator = new Intl.Collator(language, { numeric: true });
  return (a, b) => {
    const [sizeA, sizeB] = [packSize(a.labels.de), packSize(b.labels.de)];
    if (sizeA !== undefined && sizeB !== undefined && sizeA !== sizeB) return sizeA - sizeB;
    return collator.compare(textIn(a.labels, language), textIn(b.labels, language));
  };
}

const grams: Record<string, number> = { g: 1, kg: 1000, ml: 1, l: 1000 };

function packSize(label: string): number | undefined {
  const [, amount, unit = ''] = /^(\d+(?:,\d+)?) (g|kg|ml|l)$/i.exec(label) ?? [];
  const factor = grams[unit.toLowerCase()];
  return amount && factor ? Number(amount.replace(',', '.')) * factor : undefined;
}
