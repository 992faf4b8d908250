import type { RedisConnections } from './redis.ts';

const daySeconds = 86_400;

interface TagIndexOptions {
  /** Visitors can create any number of keys by searching: per tag only the newest are kept. */
  maxKeys?: number;
}

/**
 * Index from tag to cache keys. Checking tags on every read would be expensive, since a listing has a hundred of them;
 * with the index reads cost nothing, and a purge costs as much as it purges.
 */
export function createTagIndex(
  redis: RedisConnections | null,
  { maxKeys = 20_000 }: TagIndexOptions = {},
) {
  const own = createOwnIndex(maxKeys);
  return {
    /** A key in this node's memory. */
    keep: own.add,
    /** A key that this node has loaded, for all nodes. */
    async share(key: string, tags: string[]): Promise<void> {
      const now = Date.now();
      await redis
        ?.attempt(async (commands) => {
          const steps = commands.pipeline();
          for (const tag of tags) {
            const name = `tagged:${tag}`;
            steps.zadd(name, now, key).zremrangebyrank(name, 0, -maxKeys - 1);
            steps.expire(name, daySeconds + 3600);
          }
          await steps.exec();
        })
        .catch(() => {});
    },
    async keysWith(tags: string[]): Promise<string[]> {
      const keys = own.keysWith(tags);
      const shared = await redis
        ?.attempt(async (commands) => {
          const steps = commands.pipeline();
          for (const tag of tags) steps.zrange(`tagged:${tag}`, '0', '-1');
          return (await steps.exec()) ?? [];
        })
        .catch(() => []);
      for (const [, found] of shared ?? []) {
        if (Array.isArray(found)) for (const key of found) keys.add(String(key));
      }
      return [...keys];
    },
  };
}

/** Keys in this node's memory: the fallback without Redis. */
function createOwnIndex(maxKeys: number) {
  const tagsByKey = new Map<string, readonly string[]>();
  const keysByTag = new Map<string, Set<string>>();

  function remove(key: string) {
    for (const tag of tagsByKey.get(key) ?? []) {
      const keys = keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) keysByTag.delete(tag);
    }
    tagsByKey.delete(key);
  }

  return {
    add(key: string, tags: readonly string[]) {
      remove(key);
      tagsByKey.set(key, tags);
      for (const tag of tags) {
        const keys = keysByTag.get(tag) ?? new Set();
        keysByTag.set(tag, keys.add(key));
      }
      const [oldest] = tagsByKey.keys();
      if (oldest !== undefined && tagsByKey.size > maxKeys) remove(oldest);
    },
    keysWith(tags: readonly string[]): Set<string> {
      return new Set(tags.flatMap((tag) => [...(keysByTag.get(tag) ?? [])]));
    },
  };
}
