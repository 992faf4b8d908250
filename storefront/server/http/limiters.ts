import { createHmac } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { AttemptLimiter } from '../../app/entry.server.tsx';
import { matchRoute, type RateLimit, type RouteRow, rateLimits } from '../../app/route-table.ts';
import type { RedisConnections } from '../cache/redis.ts';
import { networksOf } from './client-address.ts';

interface LimiterOptions {
  redis: RedisConnections | null;
  /** What is counted by is kept only as a hash: neither addresses nor carts stand in Redis. */
  secret: string;
}

/** Counted in Redis for all nodes together, and by each for itself while there is none. */
export function createLimiters({ redis, secret }: LimiterOptions) {
  const hashed = (key: string) =>
    createHmac('sha256', secret).update(key).digest('base64url').slice(0, 22);
  const counter = (name: string, { points, seconds }: { points: number; seconds: number }) => {
    const alone = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
    if (!redis) return alone;
    return new RateLimiterRedis({
      storeClient: redis.commands,
      keyPrefix: `limit:${name}`,
      points,
      duration: seconds,
      insuranceLimiter: alone,
      rejectIfRedisNotReady: true,
    });
  };
  const counters = Object.fromEntries(
    Object.entries(rateLimits).map(([name, limit]) => [name, counter(name, limit)]),
  );

  /** Counted by keys of the application's own. */
  function attempts(name: string, seconds: number): AttemptLimiter {
    const counts = counter(name, { points: Number.MAX_SAFE_INTEGER, seconds });
    const giveBack: AttemptLimiter['giveBack'] = async (limits) => {
      await Promise.all(limits.map(({ key }) => counts.reward(hashed(key))));
    };
    return {
      async take(limits) {
        const counted = await Promise.all(limits.map(({ key }) => counts.penalty(hashed(key))));
        const isWithin = limits.every(
          ({ max }, index) => (counted[index]?.consumedPoints ?? 0) <= max,
        );
        if (!isWithin) await giveBack(limits);
        return isWithin;
      },
      giveBack,
    };
  }

  return {
    /** Codes that did not work. */
    codeAttempts: attempts('codes', 600),
    /** Sign-ups and resent links. */
    newsletterAttempts: attempts('sign-ups', 3600),
    /** Seconds to wait for who asks too often, or null. The path is canonical: other spellings never get here. */
    async secondsToWait(method: string, path: string, address: string): Promise<number | null> {
      const limit = limitOf(method, matchRoute(path));
      if (!limit) return null;
      const [network = address] = networksOf(address);
      try {
        await counters[limit]?.consume(hashed(network));
        return null;
      } catch (refusal) {
        if (refusal instanceof Error) throw refusal;
        const { msBeforeNext } = refusal as { msBeforeNext: number };
        return Math.ceil(msBeforeNext / 1000);
      }
    },
  };
}

function limitOf(method: string, row: RouteRow | null): RateLimit | null {
  const isWrite = method === 'POST';
  if (row?.limit && (isWrite || row.limit.on === 'all')) return row.limit.as;
  return isWrite ? 'writes' : null;
}
