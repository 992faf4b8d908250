import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { LoadedResponse } from '../../app/entry.server.tsx';
import type { RedisConnections } from './redis.ts';

/** An answer with the time it was loaded; a purged one is stale, however young it is. */
export interface Entry extends LoadedResponse<unknown> {
  loadedAt: number;
  /** How long it may be shown after its freshness, in seconds. */
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
/** A purge is sent in pieces, so that Redis can serve others in between. */
const keysPerCommand = 500;

/** Marks what is there, and never brings back what has expired. */
const markPurged = `
  for _, key in ipairs(KEYS) do
    if redis.call('exists', key) == 1 then redis.call('hset', key, 'purged', '1') end
  end`;

interface StoreOptions {
  redis: RedisConnections | null;
  memoryMb: number;
  /** Hears of purges on this node and on the others. */
  onPurge(tags: string[]): void;
}

/** Answers in two tiers: this node's memory, and Redis for all nodes. Without Redis a node has its memory only. */
export function createAnswerStore({ redis, memoryMb, onPurge }: StoreOptions) {
  const memory = new LRUCache<string, { entry: Entry; bytes: number }>({
    maxSize: memoryMb * 1_000_000,
    // a parsed answer takes about three times the space of its text
    sizeCalculation: ({ bytes }) => 3 * bytes + 500,
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
    // waits until there is a Redis, which nobody else should
    redis.subscriber.subscribe(channel).catch(() => {});
  }

  async function fromRedis(key: string): Promise<Entry | null> {
    if (!redis?.isUp()) return null;
    const [text, purged] = await redis.commands.hmget(nameOf(key), 'answer', 'purged');
    if (!text) return null;
    // written by this storefront, whose keys hold the operation's text
    const entry: Entry = { ...JSON.parse(text), isPurged: purged === '1' };
    memory.set(key, { entry, bytes: text.length });
    return entry;
  }

  return {
    /** The best there is: fresh from memory, then what Redis knows, then what is stale in memory. */
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
    /** They stay for when nothing newer can be had. */
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
