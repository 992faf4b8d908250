import { randomUUID } from 'node:crypto';
import type { RedisConnections } from './redis.ts';

/** Releases the lock only if this holder still has it: it may have expired and been taken by another node. */
const release = `
  if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end`;

/** A distributed lock per cache key, so that one node loads it. Without Redis every node gets the lock. */
export function createLoadLock(redis: RedisConnections | null, { lockMs }: { lockMs: number }) {
  const nameOf = (key: string) => `lock:${key}`;
  return {
    /** Returns the release function, or null while another node holds the lock. */
    async acquire(key: string): Promise<(() => Promise<void>) | null> {
      if (!redis?.isUp()) return async () => {};
      const holder = randomUUID();
      const taken = await redis
        .attempt((commands) => commands.set(nameOf(key), holder, 'PX', lockMs, 'NX'))
        // fail open: a Redis that times out must not block loads
        .catch(() => 'OK');
      if (taken === null) return null;
      return async () => {
        await redis
          .attempt((commands) => commands.eval(release, 1, nameOf(key), holder))
          .catch(() => {});
      };
    },
  };
}
