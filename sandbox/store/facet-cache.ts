import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { countFacets, type FacetCounts, type ProductScope } from './facet-counts.ts';
import type { FilterCondition } from './product-filter.ts';

const capacity = 2_000;

/** Keeps facet counts for as long as the catalogue's version stands. */
export class FacetCache {
  readonly #counts = new Map<string, Promise<FacetCounts>>();
  #version = -1;

  async count(
    database: Kysely<Database>,
    /** Names the scope and the selection. */
    key: string,
    scope: ProductScope,
    conditions: readonly FilterCondition[],
  ): Promise<FacetCounts> {
    await this.#forgetIfChanged(database);
    const known = this.#counts.get(key);
    if (known) return known;
    const counts = countFacets(database, scope, conditions);
    counts.catch(() => this.#counts.delete(key));
    if (this.#counts.size >= capacity) this.#counts.clear();
    this.#counts.set(key, counts);
    return counts;
  }

  async #forgetIfChanged(database: Kysely<Database>): Promise<void> {
    const { version } = await database
      .selectFrom('catalogue_state')
      .select('version')
      .executeTakeFirstOrThrow();
    if (version !== this.#version) this.#counts.clear();
    this.#version = version;
  }
}
