import type { RouteRow } from './route-row.ts';

/** A module's addresses: plain data, which server and edge read, too. */
export interface RouteModule {
  name: string;
  routes: readonly RouteRow[];
  /** Parameters that it reads of pages of the storefront, by their pattern. */
  query: Readonly<Record<string, readonly string[]>>;
}
