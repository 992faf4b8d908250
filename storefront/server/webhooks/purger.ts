import { setTimeout as wait } from 'node:timers/promises';
import type { EdgePurge } from './edge-purges.ts';

interface PurgerOptions {
  cache: { purge(tags: string[]): Promise<void> };
  /** Every edge and CDN. */
  edges: EdgePurge[];
  againAfterMs: number;
  /** How long a page may still be in flight whose rendering started before the purge reached all nodes. */
  settleMs?: number;
  onPurge?: (purge: { target: 'cache' | 'edge'; outcome: 'ok' | 'failed' }) => void;
}

const edgeAttempts = 3;

/**
 * Purges the cache and the edge, at once and again after a delay: the platform sends webhooks before its API returns the
 * change, so the first response after the first purge may still be stale.
 */
export function createPurger({
  cache,
  edges,
  againAfterMs,
  settleMs = 400,
  onPurge,
}: PurgerOptions) {
  const delayed = new Map<NodeJS.Timeout, string[]>();
  const inFlight = new Set<Promise<void>>();

  async function purgeEdge(edge: EdgePurge, tags: string[], attempt = 1): Promise<void> {
    try {
      await edge(tags);
      onPurge?.({ target: 'edge', outcome: 'ok' });
    } catch {
      if (attempt < edgeAttempts) return purgeEdge(edge, tags, attempt + 1);
      onPurge?.({ target: 'edge', outcome: 'failed' });
    }
  }

  async function purgeEdges(tags: string[]): Promise<void> {
    await Promise.all(edges.map((edge) => purgeEdge(edge, tags)));
  }

  async function purge(tags: string[]): Promise<void> {
    try {
      await cache.purge(tags);
      onPurge?.({ target: 'cache', outcome: 'ok' });
    } catch {
      onPurge?.({ target: 'cache', outcome: 'failed' });
    }
    // after the cache, or a page rendered in between would be stale again
    await purgeEdges(tags);
    // again, for stale pages that were in flight during the first purge
    if (edges.length > 0) await wait(settleMs);
    await purgeEdges(tags);
  }

  function run(tags: string[]): Promise<void> {
    const purging = purge(tags).finally(() => inFlight.delete(purging));
    inFlight.add(purging);
    return purging;
  }

  return {
    /** Resolves after the first purge; the delayed second one runs in the background. */
    async purge(tags: string[]): Promise<void> {
      const timer = setTimeout(() => {
        delayed.delete(timer);
        void run(tags);
      }, againAfterMs);
      timer.unref();
      delayed.set(timer, tags);
      await run(tags);
    },
    /** On shutdown, delayed purges run at once. */
    async close(): Promise<void> {
      const tags = new Set([...delayed.values()].flat());
      for (const timer of delayed.keys()) clearTimeout(timer);
      delayed.clear();
      if (tags.size > 0) await run([...tags]);
      await Promise.all(inFlight);
    },
  };
}
