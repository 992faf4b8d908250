import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { LoadedResponse } from '../../app/entry.server.tsx';
import type { RedisConnections } from './redis.ts';

/** A cached response. A purged one is stale whatever its age. */
export interface Entry extends LoadedResponse<unknown> {
  loadedAt: number;
  /** How long it may be served after it expired, in seconds. */
  stale: number;
  isPurged: boolean;
}

export function isFresh({ loadedAt, fresh, isPurged }: Entry): boolean {
  return !isPurged && Date.now() < loadedAt + fresh * 1000;
}

interface Found {
  entry: Entry;
  tier: 'memory' | 'redis';
}

const channel = 'answers:purged';
const purge = z.object({ tags: z.array(z.string()), keys: z.array(z.string()) });
/** Large purges are split, so that Redis can serve other commands in between. */
const keysPerCommand = 500;

/** Marks existing entries only: writing to an expired key would create it again. */
const markPurged = `
  for _, key in ipairs(KEYS) do
    if redis.call('exists', key) == 1 then redis.call('hset', key, 'purged', '1') end
  end`;

interface StoreOptions {
  redis: RedisConnections | null;
  memoryMb: number;
  /** Called for purges on this node and on all others. */
  onPurge(tags: string[]): void;
}

/** Two tiers: an LRU cache in this node's memory, and Redis shared by all nodes. Redis is optional. */
export function createResponseStore({ redis, memoryMb, onPurge }: StoreOptions) {
  const memory = new LRUCache<string, { entry: Entry; bytes: number }>({
    maxSize: memoryMb * 1_000_000,
    // a parsed response needs about three times the memory of its JSON, what is made of it another one
    sizeCalculation: ({ bytes }) => 4 * bytes + 500,
  });
  const nameOf = (key: string) => `answer:${key}`;

  function purgeMemory(tags: string[], keys: string[]) {
    onPurge(tags);
    for (const key of keys) {
      const kept = memory.peek(key);
      if (kept) memory.set(key, { ...kept, entry: { ...kept.entry, isPurged: true } });
    }
  }

  if (redis) {
    redis.subscriber.on('message', (name: string, text: string) => {
      if (name !== channel) return;
      const { tags, keys } = purge.parse(JSON.parse(text));
      purgeMemory(tags, keys);
    });
    // resolves only once Redis is reachable: not awaited
    redis.subscriber.subscribe(channel).catch(() => {});
  }

  async function fromRedis(key: string): Promise<Entry | null> {
    if (!redis?.isUp()) return null;
    const [text, purged] = await redis.commands.hmget(nameOf(key), 'answer', 'purged');
    if (!text) return null;
    // written by this storefront: the key contains the operation's text, so the shape fits
    const entry: Entry = { ...JSON.parse(text), isPurged: purged === '1' };
    memory.set(key, { entry, bytes: text.length });
    return entry;
  }

  return {
    /** In this order: fresh from memory, from Redis, stale from memory. */
    async find(key: string): Promise<Found | null> {
      const own = memory.get(key)?.entry;
      if (own && isFresh(own)) return { entry: own, tier: 'memory' };
      const shared = await fromRedis(key).catch(() => null);
      if (shared) return { entry: shared, tier: 'redis' };
      return own && isWithinStale(own) ? { entry: own, tier: 'memory' } : null;
    },
    async put(key: string, entry: Entry): Promise<void> {
      const { isPurged, ...answer } = entry;
      const text = JSON.stringify(answer);
      memory.set(key, { entry, bytes: text.length });
      if (!redis?.isUp()) return;
      const lifetime = Math.ceil(1000 * (entry.fresh + entry.stale));
      const fields = ['answer', text, 'purged', isPurged ? '1' : '0'];
      const steps = redis.commands.pipeline().hset(nameOf(key), ...fields);
      await steps.pexpire(nameOf(key), lifetime).exec();
    },
    /** Soft purge: entries become stale and are kept as a fallback. */
    async markPurged(tags: string[], keys: string[]): Promise<void> {
      purgeMemory(tags, keys);
      if (!redis?.isUp()) return;
      for (let from = 0; from < keys.length; from += keysPerCommand) {
        const some = keys.slice(from, from + keysPerCommand).map(nameOf);
        await redis.commands.eval(markPurged, some.length, ...some);
      }
      await redis.commands.publish(channel, JSON.stringify({ tags, keys }));
    },
  };
}

function isWithinStale({ loadedAt, fresh, stale }: Entry): boolean {
  return Date.now() < loadedAt + (fresh + stale) * 1000;
}
