import { setTimeout as wait } from 'node:timers/promises';
import type { LoadedResponse, ResponseCache } from '../../app/entry.server.tsx';
import { isThrottled } from '../platform/platform-error.ts';
import { createLoadLock } from './load-lock.ts';
import { createRecentPurges } from './recent-purges.ts';
import type { RedisConnections } from './redis.ts';
import { createResponseStore, type Entry, isFresh } from './response-store.ts';
import { createTagIndex } from './tag-index.ts';

interface ResponseCacheOptions {
  redis: RedisConnections | null;
  memoryMb: number;
  /** Of the shop's data: platform and API version. */
  scope: string;
  /** Timeout of one load. */
  loadTimeoutMs: number;
  /** How long a read waits for a purged entry to be loaded again before it gets the stale one. */
  purgedTimeoutMs?: number;
  /** False while the platform does not respond; reads then do not wait for it. */
  isResponsive?: () => boolean;
  onRead?: (source: 'memory' | 'redis' | 'stale' | 'platform') => void;
}

function retryIfThrottled<Result>(retry: () => Promise<Result>) {
  return (error: unknown): Promise<Result> => {
    if (!isThrottled(error)) throw error;
    return retry();
  };
}

export interface PurgeableCache extends ResponseCache {
  purge(tags: string[]): Promise<void>;
}

interface ReadRequest {
  key: string;
  stale: number;
}

type Load = () => Promise<LoadedResponse<unknown>>;

/** More background refreshes at once would delay the calls that visitors wait for. */
const maxBackgroundLoads = 16;
const pollMs = 20;

/** Caches the platform's responses: one load for all visitors and nodes, and stale-if-error. */
export function createResponseCache(options: ResponseCacheOptions): PurgeableCache {
  const { redis, memoryMb, scope, loadTimeoutMs, purgedTimeoutMs = 2_000 } = options;
  const { isResponsive = () => true, onRead } = options;
  const lock = createLoadLock(redis, { lockMs: loadTimeoutMs + 1_000 });
  const index = createTagIndex(redis);
  const purges = createRecentPurges();
  const store = createResponseStore({
    redis,
    memoryMb,
    scope,
    onKeep: index.keep,
    onPurge: purges.record,
  });
  const inFlight = new Map<string, Promise<Entry>>();
  let backgroundLoads = 0;

  async function loadAndStore({ key, stale }: ReadRequest, load: Load): Promise<Entry> {
    onRead?.('platform');
    const startedAt = Date.now();
    const loaded = await load();
    await index.share(key, loaded.tags);
    // a change whose webhook arrived meanwhile may not be included
    const isPurged = purges.hasPurgedSince(startedAt, loaded.tags);
    const entry: Entry = { ...loaded, loadedAt: Date.now(), stale, isPurged };
    await store.put(key, entry).catch(() => {});
    return entry;
  }

  /** Loads, or waits for the node that holds the lock. */
  async function loadShared(request: ReadRequest, load: Load): Promise<Entry> {
    const deadline = Date.now() + loadTimeoutMs;
    for (;;) {
      const release = await lock.acquire(request.key);
      const known = await store.find(request.key);
      if (known && isFresh(known.entry)) {
        await release?.();
        return known.entry;
      }
      if (release) return loadAndStore(request, load).finally(release);
      if (Date.now() > deadline) return loadAndStore(request, load);
      await wait(pollMs);
    }
  }

  function loadOnce(request: ReadRequest, load: Load): Promise<Entry> {
    const running = inFlight.get(request.key);
    // another shopper may have started it: that one's throttling is not ours
    if (running) return running.catch(retryIfThrottled(() => loadOnce(request, load)));
    const loading = loadShared(request, load).finally(() => inFlight.delete(request.key));
    inFlight.set(request.key, loading);
    return loading;
  }

  function loadInBackground(request: ReadRequest, load: Load) {
    if (inFlight.has(request.key) || backgroundLoads >= maxBackgroundLoads) return;
    backgroundLoads += 1;
    loadOnce(request, load)
      .catch(() => {})
      .finally(() => {
        backgroundLoads -= 1;
      });
  }

  /** After a purge: waits for the fresh response, with a timeout. */
  async function freshOrStale(request: ReadRequest, load: Load, stale: Entry): Promise<Entry> {
    const loading = loadOnce(request, load).catch(() => stale);
    const deadline = Date.now() + purgedTimeoutMs;
    const settled = new AbortController();
    const timeOut = async () => {
      while (isResponsive() && Date.now() < deadline) {
        await wait(pollMs, undefined, { signal: settled.signal });
      }
      return stale;
    };
    try {
      return await Promise.race([loading, timeOut().catch(() => stale)]);
    } finally {
      settled.abort();
    }
  }

  async function refresh(request: ReadRequest, load: Load, stale: Entry | null): Promise<Entry> {
    if (!stale) {
      return loadOnce(request, load).catch(async (error: unknown) => {
        // Redis may have been too busy for the first lookup
        const known = await store.find(request.key);
        if (known) return known.entry;
        throw error;
      });
    }
    if (stale.isPurged && isResponsive()) return freshOrStale(request, load, stale);
    loadInBackground(request, load);
    return stale;
  }

  return {
    async read<Value>(request: ReadRequest, load: () => Promise<LoadedResponse<Value>>) {
      const known = await store.find(request.key);
      const isHit = known !== null && isFresh(known.entry);
      const entry = isHit ? known.entry : await refresh(request, load, known?.entry ?? null);
      const isStale = !isHit && entry === known?.entry;
      if (isHit) onRead?.(known.tier);
      if (isStale) onRead?.('stale');
      return { value: entry.value as Value, tags: entry.tags, isStale };
    },
    async purge(tags) {
      await store.markPurged(tags, await index.keysWith(tags));
    },
  };
}
