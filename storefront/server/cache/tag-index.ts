import type { RedisConnections } from './redis.ts';

const daySeconds = 86_400;

interface TagIndexOptions {
  /** Anybody can think up searches and addresses: of those that carry one tag, only the newest are known. */
  mostKeys?: number;
}

/**
 * Which answers carry which tag. Looking tags up on every read would be expensive, since a listing
 * carries a hundred; here reading costs nothing and a purge does the work.
 */
export function createTagIndex(
  redis: RedisConnections | null,
  { mostKeys = 20_000 }: TagIndexOptions = {},
) {
  /** What this node loaded, for when there is no Redis. */
  const own = new Map<string, string[]>();

  return {
    async add(key: string, tags: string[]): Promise<void> {
      own.delete(key);
      own.set(key, tags);
      for (const oldest of own.keys()) {
        if (own.size <= mostKeys) break;
        own.delete(oldest);
      }
      if (!redis?.isUp()) return;
      const steps = redis.commands.pipeline();
      for (const tag of tags) {
        const name = `tagged:${tag}`;
        steps.zadd(name, Date.now(), key).zremrangebyrank(name, 0, -mostKeys - 1);
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
          tags.map((tag) => redis.commands.zrange(`tagged:${tag}`, 0, -1).catch(() => [])),
        );
        for (const key of shared.flat()) keys.add(key);
      }
      return [...keys];
    },
  };
}
