import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { LoadedResponse } from '../../app/entry.server.tsx';
import type { RedisConnections } from './redis.ts';

/** A cached response. A purged one is stale whatever its age. */
export interface Entry extends LoadedResponse<unknown> {
  /** By this node's clock, whichever node has loaded it. */
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
/** What Redis keeps of an entry. The type of its value follows from the key, which contains the operation's text. */
const storedEntry = z.object({
  value: z.unknown(),
  tags: z.array(z.string()),
  fresh: z.number(),
  stale: z.number(),
});
/** Large purges are split, so that Redis can serve other commands in between. */
const keysPerCommand = 500;

/** Marks existing entries only: writing to an expired key would create it again. */
const markPurged = `
  for _, key in ipairs(KEYS) do
    if redis.call('exists', key) == 1 then redis.call('hset', key, 'purged', '1') end
  end`;

interface Kept {
  entry: Entry;
  bytes: number;
  /** When it was last as in Redis. */
  since: number;
}

interface StoreOptions {
  redis: RedisConnections | null;
  memoryMb: number;
  /** Entries of another platform, API version or format have other names. */
  scope: string;
  /** Called for what this node has in its memory, whichever node has loaded it. */
  onKeep(key: string, tags: string[]): void;
  /** Called for purges on this node and on all others. */
  onPurge(tags: string[]): void;
}

/** Two tiers: an LRU cache in this node's memory, and Redis shared by all nodes. Redis is optional. */
export function createResponseStore(options: StoreOptions) {
  const { redis, memoryMb, scope, onKeep, onPurge } = options;
  const memory = new LRUCache<string, Kept>({
    maxSize: memoryMb * 1_000_000,
    // a parsed response needs about three times the memory of its JSON, what is made of it another one
    sizeCalculation: ({ bytes }) => 4 * bytes + 500,
  });
  const nameOf = (key: string) => `answer:${scope}:${key}`;
  /** Purges are heard since then; what was kept before is compared with Redis. */
  let hearsSince = 0;

  function keep(key: string, entry: Entry, bytes: number) {
    memory.set(key, { entry, bytes, since: Date.now() });
    onKeep(key, entry.tags);
  }

  function purgeMemory(tags: string[], keys: string[]) {
    onPurge(tags);
    for (const key of keys) {
      const kept = memory.peek(key);
      if (kept) memory.set(key, { ...kept, entry: { ...kept.entry, isPurged: true } });
    }
  }

  if (redis) {
    redis.subscriber.on('message', (name: string, text: string) => {
      const message = name === channel ? purge.safeParse(parseJson(text)) : null;
      if (message?.success) purgeMemory(message.data.tags, message.data.keys);
    });
    const listen = () => {
      hearsSince = Date.now();
      redis.subscriber.subscribe(channel).catch(() => {});
    };
    redis.subscriber.on('ready', listen);
    if (redis.subscriber.status === 'ready') listen();
  }

  async function fromRedis(key: string): Promise<Entry | null> {
    const name = nameOf(key);
    const [fields, left] =
      (await redis?.attempt((commands) =>
        commands.pipeline().hmget(name, 'answer', 'purged').pttl(name).exec(),
      )) ?? [];
    const [text, purged] = z.tuple([z.string(), z.string()]).safeParse(fields?.[1]).data ?? [];
    const stored = text === undefined ? null : storedEntry.safeParse(parseJson(text)).data;
    if (!text || !stored) return null;
    // by how long it has left to live: the clocks of nodes differ
    const age = 1000 * (stored.fresh + stored.stale) - Number(left?.[1]);
    const entry: Entry = { ...stored, loadedAt: Date.now() - age, isPurged: purged === '1' };
    keep(key, entry, text.length);
    return entry;
  }

  return {
    /** In this order: fresh from memory, from Redis, stale from memory. */
    async find(key: string): Promise<Found | null> {
      const kept = memory.get(key);
      const own = kept?.entry;
      if (own && isFresh(own) && kept.since >= hearsSince) return { entry: own, tier: 'memory' };
      const shared = await fromRedis(key).catch(() => null);
      if (shared) return { entry: shared, tier: 'redis' };
      return own && isWithinStale(own) ? { entry: own, tier: 'memory' } : null;
    },
    async put(key: string, entry: Entry): Promise<void> {
      const { isPurged, loadedAt: _, ...stored } = entry;
      const text = JSON.stringify(stored);
      keep(key, entry, text.length);
      const lifetime = Math.ceil(1000 * (entry.fresh + entry.stale));
      const name = nameOf(key);
      await redis?.attempt((commands) =>
        commands
          .multi()
          .hset(name, 'answer', text, 'purged', isPurged ? '1' : '0')
          .pexpire(name, lifetime)
          .exec(),
      );
    },
    /** Soft purge: entries become stale and are kept as a fallback. */
    async markPurged(tags: string[], keys: string[]): Promise<void> {
      purgeMemory(tags, keys);
      if (!redis?.isUp()) return;
      for (let from = 0; from < keys.length; from += keysPerCommand) {
        const some = keys.slice(from, from + keysPerCommand).map(nameOf);
        await redis.attempt((commands) => commands.eval(markPurged, some.length, ...some));
      }
      const message = JSON.stringify({ tags, keys });
      await redis.attempt((commands) => commands.publish(channel, message));
    },
  };
}

function isWithinStale({ loadedAt, fresh, stale }: Entry): boolean {
  return Date.now() < loadedAt + (fresh + stale) * 1000;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
