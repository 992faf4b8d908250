import { setTimeout as wait } from 'node:timers/promises';
import { BentoCache, bentostore, errors } from 'bentocache';
import { memoryDriver } from 'bentocache/drivers/memory';
import { redisDriver } from 'bentocache/drivers/redis';
import type { AnswerCache, LoadedAnswer } from '../../app/entry.server.tsx';
import { createParseOnce } from './parse-once.ts';
import type { RedisConnections } from './redis.ts';
import { createRedisBus } from './redis-bus.ts';
import { createSharedFlight } from './shared-flight.ts';
import { createTagIndex } from './tag-index.ts';

interface AnswerCacheOptions {
  redis: RedisConnections | null;
  memoryMb: number;
  /** How long a load may take at most. */
  loadTimeoutMs: number;
  /** How long a visitor waits for the first answer after a purge where the one before it is still there. */
  afterPurgeMs?: number;
  onRead?: (from: 'memory' | 'redis' | 'stale' | 'platform') => void;
}

interface Entry extends LoadedAnswer<unknown> {
  loadedAt: number;
}

export interface PurgeableCache extends AnswerCache {
  purge(tags: string[]): Promise<void>;
}

const prefix = 'answers';
const longest = 86_400_000;
const tryAgainMs = 2_000;
/** After a slow answer Redis is left alone for so long. */
const redisRestMs = 1_000;

/** What was purged is kept aside: should the platform fail now, yesterday's answer beats none. */
const aside = (key: string) => `purged:${key}`;

/** The platform's answers in two tiers: this node's memory, and Redis for all nodes. */
export function createAnswerCache(options: AnswerCacheOptions): PurgeableCache {
  const { redis, memoryMb, loadTimeoutMs, afterPurgeMs = 2_000, onRead } = options;
  const memory = memoryDriver({ maxSize: `${memoryMb}mb`, maxItems: 50_000 });
  let inMemory: ReturnType<typeof memory.factory> | undefined;
  const store = bentostore().useL1Layer({
    options: memory.options,
    factory: (config) => {
      inMemory = memory.factory(config);
      return inMemory;
    },
  });
  if (redis) {
    // biome-ignore lint/correctness/useHookAtTopLevel: no hook of React's
    store.useL2Layer(redisDriver({ connection: redis.commands })).useBus(createRedisBus(redis));
  }
  const cache = new BentoCache({
    default: 'answers',
    stores: { answers: store },
    prefix,
    grace: longest,
    // stale answers are given at once and renewed behind the visitor's back
    timeout: 0,
    serializer: createParseOnce(),
    l2CircuitBreakerDuration: redisRestMs,
  });
  const flight = createSharedFlight(redis, { lockMs: loadTimeoutMs + 2_000 });
  const index = createTagIndex(redis);
  const oldAnswer = async (key: string): Promise<Entry | null> => {
    const old = await cache.get<Entry>({ key: aside(key) });
    return old ? { ...old, loadedAt: 0 } : null;
  };

  /** Nothing was found, perhaps only because Redis had a rest: better late than an error. */
  const afterRest = async (key: string): Promise<Entry | null> => {
    await wait(redisRestMs + 100);
    return (await cache.get<Entry>({ key })) ?? (await oldAnswer(key));
  };

  /** From the platform; where it fails or takes long after a purge, what was known before. */
  async function loadOrOld(key: string, load: () => Promise<LoadedAnswer<unknown>>) {
    const ask = async (): Promise<Entry> => {
      onRead?.('platform');
      return { ...(await load()), loadedAt: Date.now() };
    };
    const loading = flight.load(key, ask, isFresh);
    const tooLate = new AbortController();
    const old = wait(afterPurgeMs, null, { signal: tooLate.signal })
      .then(() => oldAnswer(key))
      .catch(() => null);
    try {
      return (await Promise.race([loading, old])) ?? (await loading);
    } catch (error) {
      const known = (await oldAnswer(key)) ?? (redis && (await afterRest(key)));
      if (known) return known;
      throw error;
    } finally {
      tooLate.abort();
    }
  }

  async function renew(
    { key, stale }: { key: string; stale: number },
    load: () => Promise<LoadedAnswer<unknown>>,
  ): Promise<Entry> {
    return cache.getOrSet<Entry>({
      key,
      grace: stale * 1000,
      factory: async ({ setTtl }) => {
        const entry = await loadOrOld(key, load);
        setTtl(entry.loadedAt === 0 ? tryAgainMs : entry.fresh * 1000);
        await index.add(key, entry.tags);
        return entry;
      },
    });
  }

  /** Which of them were in Redis. */
  async function moveAside(keys: string[]): Promise<boolean[]> {
    if (!redis?.isUp()) return [];
    const steps = redis.commands.pipeline();
    for (const key of keys) steps.rename(`${prefix}:${key}`, `${prefix}:${aside(key)}`);
    const results = await steps.exec().catch(() => null);
    return (results ?? []).map(([error]) => error === null);
  }

  return {
    async read<Value>(
      request: { key: string; stale: number },
      load: () => Promise<LoadedAnswer<Value>>,
    ) {
      // brings what is stale from Redis into memory first: only from there it is given without waiting for a lock
      const tier = inMemory?.get(request.key) === undefined ? 'redis' : 'memory';
      const kept = await cache.get<Entry>({ key: request.key });
      const isKept = kept && isFresh(kept);
      const entry = isKept ? kept : await renew(request, load).catch(unwrap);
      const isStale = !isFresh(entry);
      if (isKept || isStale) onRead?.(isKept ? tier : 'stale');
      return { value: entry.value as Value, tags: entry.tags, isStale };
    },
    async purge(tags) {
      const keys = await index.keysWith(tags);
      await flight.startAnew();
      const moved = await moveAside(keys);
      for (const [index, key] of keys.entries()) {
        // not in Redis, which may have been too busy to take it
        if (moved[index] || inMemory?.get(key) === undefined) continue;
        const value = await cache.get<Entry>({ key });
        if (value) await cache.set({ key: aside(key), value, ttl: longest });
      }
      await cache.deleteMany({ keys });
    },
  };
}

function isFresh({ loadedAt, fresh }: Entry): boolean {
  return Date.now() < loadedAt + fresh * 1000;
}

/** The application knows the platform's errors, not the cache's. */
function unwrap(error: unknown): never {
  throw error instanceof errors.E_FACTORY_ERROR && error.cause ? error.cause : error;
}
