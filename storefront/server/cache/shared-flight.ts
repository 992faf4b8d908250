import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { RedisConnections } from './redis.ts';

export interface FlightOptions {
  /** Longer than any load takes. */
  lockMs: number;
  pollMs?: number;
}

/** How long a result waits for those who asked for it on other nodes. */
const resultMs = 5_000;

/** Among all nodes only one loads a key; the others get its result. Without Redis everyone loads for themselves. */
export function createSharedFlight(
  redis: RedisConnections | null,
  { lockMs, pollMs = 20 }: FlightOptions,
) {
  /** A result, or null where it is up to the caller to load. */
  async function join(name: string): Promise<string | null> {
    const deadline = Date.now() + lockMs;
    const me = randomUUID();
    const lock = `lock:${name}`;
    while (redis?.isUp() && Date.now() < deadline) {
      const { commands } = redis;
      await patiently(() => commands.set(lock, me, 'PX', lockMs, 'NX'));
      const [result = null, holder] = await patiently(() => commands.mget(`flight:${name}`, lock));
      const isMine = holder === me;
      if (result !== null && isMine) await commands.unlink(lock);
      if (result !== null || isMine) return result;
      await wait(pollMs);
    }
    return null;
  }

  async function land(name: string, result: string | null) {
    if (!redis?.isUp()) return;
    const steps = redis.commands.pipeline();
    if (result !== null) steps.set(`flight:${name}`, result, 'PX', resultMs);
    await steps.unlink(`lock:${name}`).exec();
  }

  return {
    /** A result of somebody else is only taken where it is usable: it may be some seconds old. */
    async load<Value>(
      key: string,
      load: () => Promise<Value>,
      isUsable: (value: Value) => boolean,
    ): Promise<Value> {
      if (!redis?.isUp()) return load();
      const { commands } = redis;
      const age = await patiently(() => commands.get('flights')).catch(() => null);
      const name = `${age ?? 0}:${key}`;
      const result = await join(name).catch(() => null);
      const known = result === null ? null : (JSON.parse(result) as Value);
      if (known !== null && isUsable(known)) return known;
      try {
        const value = await load();
        await land(name, JSON.stringify(value)).catch(() => {});
        return value;
      } catch (error) {
        await land(name, null).catch(() => {});
        throw error;
      }
    },
    /** After a purge nobody may be given what was loaded before it. */
    async startAnew(): Promise<void> {
      if (redis?.isUp()) await redis.commands.incr('flights').catch(() => {});
    },
  };
}

/**
 * A process that is busy for half a second takes every answer that came meanwhile for too late, just when a thousand
 * visitors come at once. Asked again, Redis has an answer at once; where it is really away, this ends soon, too.
 */
async function patiently<Answer>(command: () => Promise<Answer>): Promise<Answer> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await command();
    } catch (error) {
      if (failures >= 2) throw error;
    }
  }
}
