import type { Kysely } from 'kysely';
import type { Localized } from '../catalogue/model.ts';
import type { Database } from '../database/tables.ts';

export interface FacetValue {
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

/** All facets of the shop with all their values, in the order of display. */
export async function readFacets(database: Kysely<Database>): Promise<Facet[]> {
  const facets = await database.selectFrom('facet').selectAll().orderBy('position').execute();
  const values = await database
    .selectFrom('facet_value')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute();
  const byFacet = Map.groupBy(values, ({ facet_id }) => facet_id);
  return facets.map((facet) => ({
    id: facet.id,
    filterId: facet.filter_id,
    type: facet.type,
    labels: facet.labels,
    values: byFacet.get(facet.id) ?? [],
  }));
}
