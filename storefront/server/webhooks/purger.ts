import { request } from 'undici';

interface PurgerOptions {
  cache: { purge(tags: string[]): Promise<void> };
  edgeUrls: string[];
  againAfterMs: number;
  onPurge?: (purge: { place: 'cache' | 'edge'; outcome: 'ok' | 'failed' }) => void;
}

const edgeTimeoutMs = 1_000;
const edgeAttempts = 3;

/**
 * Takes what changed out of the cache and the edge, at once and again after a while: the platform announces changes
 * before its API shows them, so the first answer after the first purge may still be the old one.
 */
export function createPurger({ cache, edgeUrls, againAfterMs, onPurge }: PurgerOptions) {
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

  async function purge(tags: string[]): Promise<void> {
    try {
      await cache.purge(tags);
      onPurge?.({ place: 'cache', outcome: 'ok' });
    } catch {
      onPurge?.({ place: 'cache', outcome: 'failed' });
    }
    // after the cache, or a page made in between would be old again
    await Promise.all(edgeUrls.map((edgeUrl) => purgeEdge(edgeUrl, tags)));
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
