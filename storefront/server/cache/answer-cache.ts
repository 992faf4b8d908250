import { setTimeout as wait } from 'node:timers/promises';
import type { LoadedResponse, ResponseCache } from '../../app/entry.server.tsx';
import { createAnswerStore, type Entry, isFresh } from './answer-store.ts';
import { createLoadLock } from './load-lock.ts';
import { createRecentPurges } from './recent-purges.ts';
import type { RedisConnections } from './redis.ts';
import { createTagIndex } from './tag-index.ts';

interface AnswerCacheOptions {
  redis: RedisConnections | null;
  memoryMb: number;
  /** How long a load may take at most. */
  loadTimeoutMs: number;
  /** How long a visitor waits for the first answer after a purge where the one before it is still there. */
  afterPurgeMs?: number;
  /** Whether waiting for the platform makes sense now. */
  isResponsive?: () => boolean;
  onRead?: (from: 'memory' | 'redis' | 'stale' | 'platform') => void;
}

export interface PurgeableCache extends ResponseCache {
  purge(tags: string[]): Promise<void>;
}

interface ReadRequest {
  key: string;
  stale: number;
}

type Load = () => Promise<LoadedResponse<unknown>>;

/** Refreshes nobody waits for: more of them at once would keep visitors' own calls waiting. */
const mostBackgroundLoads = 16;
const pollMs = 20;

/** The platform's answers, loaded once for all visitors and nodes, and stale rather than missing. */
export function createAnswerCache(options: AnswerCacheOptions): PurgeableCache {
  const { redis, memoryMb, loadTimeoutMs, afterPurgeMs = 2_000 } = options;
  const { isResponsive = () => true, onRead } = options;
  const lock = createLoadLock(redis, { lockMs: loadTimeoutMs + 1_000 });
  const index = createTagIndex(redis);
  const purges = createRecentPurges();
  const store = createAnswerStore({ redis, memoryMb, onPurge: purges.note });
  const inFlight = new Map<string, Promise<Entry>>();
  let backgroundLoads = 0;

  async function loadAndStore({ key, stale }: ReadRequest, load: Load): Promise<Entry> {
    onRead?.('platform');
    const startedAt = Date.now();
    const loaded = await load();
    // a change announced meanwhile may not be in it yet
    const isPurged = purges.hasPurgedSince(startedAt, loaded.tags);
    const entry: Entry = { ...loaded, loadedAt: Date.now(), stale, isPurged };
    await index.add(key, entry.tags);
    await store.put(key, entry).catch(() => {});
    return entry;
  }

  /** Loads, or waits for the node that does. */
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
    if (running) return running;
    const loading = loadShared(request, load).finally(() => inFlight.delete(request.key));
    inFlight.set(request.key, loading);
    return loading;
  }

  function loadInBackground(request: ReadRequest, load: Load) {
    if (inFlight.has(request.key) || backgroundLoads >= mostBackgroundLoads) return;
    backgroundLoads += 1;
    loadOnce(request, load)
      .catch(() => {})
      .finally(() => {
        backgroundLoads -= 1;
      });
  }

  /** After a purge visitors want what is new, but not at any price. */
  async function newOrOld(request: ReadRequest, load: Load, old: Entry): Promise<Entry> {
    const loading = loadOnce(request, load).catch(() => old);
    const deadline = Date.now() + afterPurgeMs;
    const givenUp = new AbortController();
    const giveUp = async () => {
      while (isResponsive() && Date.now() < deadline) {
        await wait(pollMs, undefined, { signal: givenUp.signal });
      }
      return old;
    };
    try {
      return await Promise.race([loading, giveUp().catch(() => old)]);
    } finally {
      givenUp.abort();
    }
  }

  async function renew(request: ReadRequest, load: Load, old: Entry | null): Promise<Entry> {
    if (!old) {
      return loadOnce(request, load).catch(async (error: unknown) => {
        // perhaps Redis was only too busy to say what it knows
        const known = await store.find(request.key);
        if (known) return known.entry;
        throw error;
      });
    }
    if (old.isPurged && isResponsive()) return newOrOld(request, load, old);
    loadInBackground(request, load);
    return old;
  }

  return {
    async read<Value>(request: ReadRequest, load: () => Promise<LoadedResponse<Value>>) {
      const known = await store.find(request.key);
      const isKept = known !== null && isFresh(known.entry);
      const entry = isKept ? known.entry : await renew(request, load, known?.entry ?? null);
      const isStale = !isKept && entry === known?.entry;
      if (isKept) onRead?.(known.tier);
      if (isStale) onRead?.('stale');
      return { value: entry.value as Value, tags: entry.tags, isStale };
    },
    async purge(tags) {
      await store.markPurged(tags, await index.keysWith(tags));
    },
  };
}
