import type { Screen } from '../../telemetry/screens.ts';

/** Their figures are in route-table.ts. */
export type RateLimit =
  | 'webhooks'
  | 'reports'
  | 'newsletter'
  | 'declarations'
  | 'search'
  | 'feeds'
  | 'writes'
  | 'privateReads'
  | 'unknown';

export interface RouteRow {
  /** As React Router writes it, from the root of the host. */
  pattern: string;
  /** In app/routes, or a path in app; null where the server responds before the application. */
  module: string | null;
  /**
   * Public answers are the same for everybody: the edge caches them and sends no cookie on. Internal ones are for the
   * machines beside the node: the edge refuses them, and they are neither limited nor rejected under load.
   */
  access: 'public' | 'private' | 'internal';
  /** The query parameters it reads; the edge drops all others. `filter.*` matches a prefix, `*` all. */
  query?: readonly string[];
  screen: Screen;
  /**
   * For every request, for writes only, or for those that were rejected as invalid. Without a limit of its own a write counts as one of `writes`, a private read as
   * one of `privateReads`.
   */
  limit?: { on: 'all' | 'writes' | 'failures'; as: RateLimit };
  /** Accepts requests without our Origin header: the caller is not one of our pages. */
  takesForeignWrites?: true;
  /** Answers React Router's requests for data, as every page does: scripts navigate there. */
  isDestination?: true;
}
