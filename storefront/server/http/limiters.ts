import { createHmac } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { z } from 'zod';
import type { AttemptLimiter } from '../../app/entry.server.tsx';
import { matchRoute, rateLimits } from '../../app/route-table.ts';
import type { RateLimit, RouteRow } from '../../app/shop-model/route-row.ts';
import type { RedisConnections } from '../cache/redis.ts';
import { createBlockList } from './block-list.ts';
import { networksOf } from './client-address.ts';

interface LimiterOptions {
  redis: RedisConnections | null;
  /** Keys are stored as hashes: neither IP addresses nor cart ids are in Redis. */
  secret: string;
  /** An attempt that a limit refuses. */
  onRefusal?: (refusal: { form: string; limit: string }) => void;
}

/** Counts each key in its window of time and stops at the first that is used up; says how long that one lasts. */
const countAll = `
  local counts = {}
  for index, key in ipairs(KEYS) do
    local count = redis.call('incr', key)
    if count == 1 then redis.call('pexpire', key, ARGV[1]) end
    counts[index] = count
    if count > tonumber(ARGV[index + 1]) then return { index, redis.call('pttl', key), counts } end
  end
  return { 0, 0, counts }`;
const uncountAll = `
  for _, key in ipairs(KEYS) do
    if redis.call('exists', key) == 1 then redis.call('decr', key) end
  end`;

interface Limit {
  key: string;
  max: number;
}

/** The first limit that is used up. */
interface UsedUp {
  limit: Limit | undefined;
  waitMs: number;
}

const counted = z.tuple([z.number(), z.number(), z.array(z.number())]);

/** Rate limits, counted in Redis for all nodes, and per node while Redis is down. */
export function createLimiters({ redis, secret, onRefusal }: LimiterOptions) {
  const hashed = (key: string) =>
    createHmac('sha256', secret).update(key).digest('base64url').slice(0, 22);

  /** All limits of a request are one command: a slow Redis costs once. */
  function counter(name: string, seconds: number, isRemembered = false) {
    const max = Number.MAX_SAFE_INTEGER;
    const local = new RateLimiterMemory({ keyPrefix: name, points: max, duration: seconds });
    const nameOf = ({ key }: Limit) => `limit:${name}:${hashed(key)}`;

    /** What all nodes have counted: were Redis lost now, this node would not start at zero. */
    async function remember(limits: readonly Limit[], counts: readonly number[]): Promise<void> {
      for (const [index, { key }] of limits.entries()) {
        const count = counts[index];
        if (count !== undefined) await local.set(hashed(key), count, seconds);
      }
    }

    async function countHere(limits: readonly Limit[]): Promise<UsedUp | null> {
      for (const limit of limits) {
        const { consumedPoints, msBeforeNext } = await local.penalty(hashed(limit.key));
        if (consumedPoints > limit.max) return { limit, waitMs: msBeforeNext };
      }
      return null;
    }

    return {
      /** The first limit that is used up; null if none is. */
      async count(limits: readonly Limit[]): Promise<UsedUp | null> {
        if (!redis?.isUp()) return countHere(limits);
        const keys = limits.map(nameOf);
        const numbers = [seconds * 1_000, ...limits.map((limit) => limit.max)];
        return redis
          .attempt((commands) => commands.eval(countAll, keys.length, ...keys, ...numbers))
          .then(
            async (answer) => {
              const [index, waitMs, counts] = counted.parse(answer);
              if (isRemembered) await remember(limits, counts);
              return index > 0 ? { limit: limits[index - 1], waitMs } : null;
            },
            () => countHere(limits),
          );
      },
      async uncount(limits: readonly Limit[]): Promise<void> {
        for (const { key } of limits) await local.reward(hashed(key));
        if (!redis?.isUp()) return;
        const keys = limits.map(nameOf);
        // a failed one leaves the limit stricter than it should be
        await redis
          .attempt((commands) => commands.eval(uncountAll, keys.length, ...keys))
          .catch(() => {});
      },
    };
  }

  const counters = new Map(
    Object.entries(rateLimits).map(([name, { seconds }]) => [name, counter(name, seconds)]),
  );

  const failing = createBlockList();

  /** A limiter whose keys are chosen by the application. */
  function attempts(name: string, seconds: number): AttemptLimiter {
    const { count, uncount } = counter(name, seconds, true);
    return {
      async take(limits) {
        const usedUp = await count(limits);
        if (usedUp) onRefusal?.({ form: name, limit: kindOf(usedUp.limit) });
        return usedUp === null;
      },
      giveBack: uncount,
    };
  }

  return {
    /** Failed discount and gift-card codes. */
    codeAttempts: attempts('codes', 600),
    /** Sign-ups and resent links. */
    newsletterAttempts: attempts('sign-ups', 3600),
    /** Withdrawals and cancellations. */
    declarationAttempts: attempts('declarations', 3600),
    /** Seconds until the next request is allowed, or null if it is allowed now. Expects a canonical path. */
    async retryAfterSeconds(method: string, path: string, address: string): Promise<number | null> {
      const row = matchRoute(path);
      const [network] = networksOf(address);
      if (row?.limit?.on === 'failures') return secondsOf(failing.waitMs(network));
      const limit = limitOf(method, row);
      return limit && secondsOf(await count(limit, network));
    },
    /** For a request that turned out to be invalid: after too many of them the client's next ones are not even read. */
    async countFailure(path: string, address: string): Promise<void> {
      const limit = matchRoute(path)?.limit;
      if (limit?.on !== 'failures') return;
      const [network] = networksOf(address);
      failing.block(network, await count(limit.as, network));
    },
  };

  async function count(limit: RateLimit, network: string): Promise<number> {
    const { points: max } = rateLimits[limit];
    const usedUp = await counters.get(limit)?.count([{ key: network, max }]);
    return usedUp?.waitMs ?? 0;
  }
}

/** For a metric: never the key itself, which names a person or a cart. */
function kindOf(limit: Limit | undefined): string {
  const [kind] = /\b(?:network|mailbox|link|cart|in all)\b/.exec(limit?.key ?? '') ?? [];
  return kind ?? 'other';
}

function secondsOf(waitMs: number): number | null {
  return waitMs > 0 ? Math.ceil(waitMs / 1000) : null;
}

function limitOf(method: string, row: RouteRow | null): RateLimit | null {
  if (!row) return 'unknown';
  const isWrite = method === 'POST';
  const { on, as } = row.limit ?? {};
  if (as && (on === 'all' || (on === 'writes' && isWrite))) return as;
  if (row.access === 'internal') return null;
  if (isWrite) return 'writes';
  return row.access === 'private' ? 'privateReads' : null;
}
