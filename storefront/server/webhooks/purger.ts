import { setTimeout as wait } from 'node:timers/promises';
import { request } from 'undici';

interface PurgerOptions {
  cache: { purge(tags: string[]): Promise<void> };
  edgeUrls: string[];
  againAfterMs: number;
  /** How long a page may be under way that was begun before the purge, on a node that heard of it last. */
  settleMs?: number;
  onPurge?: (purge: { place: 'cache' | 'edge'; outcome: 'ok' | 'failed' }) => void;
}

const edgeTimeoutMs = 1_000;
const edgeAttempts = 3;

/**
 * Takes what changed out of the cache and the edge, at once and again after a while: the platform announces changes
 * before its API shows them, so the first answer after the first purge may still be the old one.
 */
export function createPurger({
  cache,
  edgeUrls,
  againAfterMs,
  settleMs = 400,
  onPurge,
}: PurgerOptions) {
  const later = new Map<NodeJS.Timeout, string[]>();
  const underWay = new Set<Promise<void>>();

  async function purgeEdge(edgeUrl: string, tags: string[], attempt = 1): Promise<void> {
    try {
      const { statusCode, body } = await request(edgeUrl, {
        method: 'PURGE',
        headers: { 'xkey-purge': tags.join(' ') },
        signal: AbortSignal.timeout(edgeTimeoutMs),
      });
      await body.dump();
      if (statusCode >= 300) throw new Error(`the edge answers a purge with ${statusCode}`);
      onPurge?.({ place: 'edge', outcome: 'ok' });
    } catch {
      if (attempt < edgeAttempts) return purgeEdge(edgeUrl, tags, attempt + 1);
      onPurge?.({ place: 'edge', outcome: 'failed' });
    }
  }

  async function purgeEdges(tags: string[]): Promise<void> {
    await Promise.all(edgeUrls.map((edgeUrl) => purgeEdge(edgeUrl, tags)));
  }

  async function purge(tags: string[]): Promise<void> {
    try {
      await cache.purge(tags);
      onPurge?.({ place: 'cache', outcome: 'ok' });
    } catch {
      onPurge?.({ place: 'cache', outcome: 'failed' });
    }
    // after the cache, or a page made in between would be old again
    await purgeEdges(tags);
    // and once more for old pages that arrived there after it
    if (edgeUrls.length > 0) await wait(settleMs);
    await purgeEdges(tags);
  }

  function run(tags: string[]): Promise<void> {
    const purging = purge(tags).finally(() => underWay.delete(purging));
    underWay.add(purging);
    return purging;
  }

  return {
    /** Ends when the first purge is done; the second needs nobody to wait for it. */
    async purge(tags: string[]): Promise<void> {
      const timer = setTimeout(() => {
        later.delete(timer);
        void run(tags);
      }, againAfterMs);
      timer.unref();
      later.set(timer, tags);
      await run(tags);
    },
    /** A stopping node does at once what it had put off. */
    async close(): Promise<void> {
      const tags = new Set([...later.values()].flat());
      for (const timer of later.keys()) clearTimeout(timer);
      later.clear();
      if (tags.size > 0) await run([...tags]);
      await Promise.all(underWay);
    },
  };
}
