import { setTimeout as wait } from 'node:timers/promises';
import type { EdgePurge } from './edge-purges.ts';
import { createEdgeSender } from './edge-sender.ts';
import type { PurgeBatch, PurgeQueue } from './purge-queue.ts';

interface PurgerOptions {
  queue: PurgeQueue;
  cache: { purge(tags: string[]): Promise<void> };
  /** Every edge and CDN. */
  edges: EdgePurge[];
  /** How long a page may still be in flight whose rendering started before the purge reached all nodes. */
  settleMs?: number;
  /** How often the queue is looked at. */
  pollMs?: number;
  retryMs?: number;
  onPurge?: (purge: { target: 'cache' | 'edge'; outcome: 'ok' | 'failed' }) => void;
}

/**
 * Purges the cache and the edges, in batches, and again after a delay: the platform sends webhooks before its API returns
 * the change, so the first response after the first purge may still be stale.
 */
export function createPurger(options: PurgerOptions) {
  const { queue, cache, edges, settleMs = 400, pollMs = 250, retryMs = 200, onPurge } = options;
  const senders = edges.map((purge) =>
    createEdgeSender({
      purge,
      retryMs,
      onPurge: (outcome) => onPurge?.({ target: 'edge', outcome }),
    }),
  );
  const inFlight = new Set<Promise<void>>();
  const timer = setInterval(async () => run(await queue.take()), pollMs);
  timer.unref();

  async function purgeEdges(tags: string[]): Promise<void> {
    await Promise.all(senders.map((send) => send(tags)));
  }

  async function purge({ tags, done }: PurgeBatch): Promise<void> {
    try {
      await cache.purge(tags);
      onPurge?.({ target: 'cache', outcome: 'ok' });
    } catch {
      onPurge?.({ target: 'cache', outcome: 'failed' });
      queue.purgeLater(tags);
    }
    // after the cache, or a page rendered in between would be stale again
    await purgeEdges(tags);
    // again, for stale pages that were in flight during the first purge
    if (edges.length > 0) await wait(settleMs);
    await purgeEdges(tags);
    await done().catch(() => {});
  }

  function run(batch: PurgeBatch | null) {
    if (!batch) return;
    const purging = purge(batch).finally(() => inFlight.delete(purging));
    inFlight.add(purging);
  }

  return {
    /** Resolves when the tags are in the queue. */
    purge: queue.add,
    /** On shutdown, what only this node knows is purged at once. */
    async close(): Promise<void> {
      clearInterval(timer);
      run(queue.takeOwn());
      await Promise.all(inFlight);
    },
  };
}
