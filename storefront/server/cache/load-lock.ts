import { randomUUID } from 'node:crypto';
import type { RedisConnections } from './redis.ts';

/** Only its holder may release a lock: it may have expired and belong to somebody else by now. */
const release = `
  if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end`;

/** One node loads a key at a time. Without Redis everyone may: a node at a time is enough for a single one. */
export function createLoadLock(redis: RedisConnections | null, { lockMs }: { lockMs: number }) {
  const nameOf = (key: string) => `lock:${key}`;
  return {
    /** What releases the lock, or null where another node holds it. */
    async acquire(key: string): Promise<(() => Promise<void>) | null> {
      if (!redis?.isUp()) return async () => {};
      const { commands } = redis;
      const holder = randomUUID();
      const taken = await commands
        .set(nameOf(key), holder, 'PX', lockMs, 'NX')
        // a Redis that does not answer decides nothing
        .catch(() => 'OK');
      if (taken === null) return null;
      return async () => {
        await commands.eval(release, 1, nameOf(key), holder).catch(() => {});
      };
    },
  };
}
