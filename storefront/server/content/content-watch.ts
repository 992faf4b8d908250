import { z } from 'zod';
import type { ContentState } from '../../app/entry.server.tsx';
import type { RedisConnections } from '../cache/redis.ts';

interface ContentWatchOptions {
  redis: RedisConnections | null;
  everyMs: number;
  read(): Promise<ContentState>;
  changedTags(before: ContentState, now: ContentState): string[];
  purge(tags: string[]): void;
}

const stateKey = 'content-state';
const lockKey = 'content-watch';
const storedState = z.record(z.string(), z.string());

/** Looks for changes of what has no webhook, on one node at a time; without Redis on every node for itself. */
export function createContentWatch(options: ContentWatchOptions) {
  const { redis, everyMs, read, changedTags, purge } = options;
  let known: ContentState | null = null;
  const timer = setInterval(() => void look().catch(() => {}), everyMs);
  timer.unref();

  /** Another node has looked within this time. */
  async function isTaken(): Promise<boolean> {
    if (!redis?.isUp()) return false;
    const lockMs = Math.floor(everyMs * 0.9);
    const taken = await redis.attempt((commands) => commands.set(lockKey, '1', 'PX', lockMs, 'NX'));
    return taken === null;
  }

  async function lastState(): Promise<ContentState | null> {
    const stored = redis?.isUp() ? await redis.attempt((commands) => commands.get(stateKey)) : null;
    return stored ? storedState.parse(JSON.parse(stored)) : known;
  }

  /** Compares with the last look and purges what differs. A platform that is down changes nothing. */
  async function look(): Promise<void> {
    if (await isTaken()) return;
    const before = await lastState();
    const now = await read();
    known = now;
    if (redis?.isUp()) {
      await redis.attempt((commands) => commands.set(stateKey, JSON.stringify(now)));
    }
    const changed = before ? changedTags(before, now) : [];
    if (changed.length > 0) purge(changed);
  }

  return { look, stop: () => clearInterval(timer) };
}
