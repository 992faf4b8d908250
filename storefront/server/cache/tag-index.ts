import type { RedisConnections } from './redis.ts';

const daySeconds = 86_400;

interface TagIndexOptions {
  /** Visitors can create any number of keys by searching: per tag only the newest are kept. */
  maxKeys?: number;
}

/**
 * Index from tag to cache keys. Checking tags on every read would be expensive, since a listing has a hundred of them;
 * with the index reads cost nothing and the work is done by the purge.
 */
export function createTagIndex(
  redis: RedisConnections | null,
  { maxKeys = 20_000 }: TagIndexOptions = {},
) {
  /** Keys loaded by this node: the fallback without Redis. */
  const own = new Map<string, string[]>();

  return {
    async add(key: string, tags: string[]): Promise<void> {
      own.delete(key);
      own.set(key, tags);
      for (const oldest of own.keys()) {
        if (own.size <= maxKeys) break;
        own.delete(oldest);
      }
      if (!redis?.isUp()) return;
      const steps = redis.commands.pipeline();
      for (const tag of tags) {
        const name = `tagged:${tag}`;
        steps.zadd(name, Date.now(), key).zremrangebyrank(name, 0, -maxKeys - 1);
        steps.expire(name, daySeconds + 3600);
      }
      await steps.exec().catch(() => {});
    },
    async keysWith(tags: string[]): Promise<string[]> {
      const wanted = new Set(tags);
      const keys = new Set<string>();
      for (const [key, carried] of own) {
        if (carried.some((tag) => wanted.has(tag))) keys.add(key);
      }
      if (redis?.isUp()) {
        const shared = await Promise.all(
          tags.map((tag) => redis.commands.zrange(`tagged:${tag}`, '0', '-1').catch(() => [])),
        );
        for (const key of shared.flat()) keys.add(key);
      }
      return [...keys];
    },
  };
}
