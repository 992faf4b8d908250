import { createHmac } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { AttemptLimiter } from '../../app/entry.server.tsx';
import { matchRoute, type RateLimit, type RouteRow, rateLimits } from '../../app/route-table.ts';
import type { RedisConnections } from '../cache/redis.ts';
import { networksOf } from './client-address.ts';

interface LimiterOptions {
  redis: RedisConnections | null;
  /** Keys are stored as hashes: neither IP addresses nor cart ids are in Redis. */
  secret: string;
}

/** Rate limits, counted in Redis for all nodes, and per node while Redis is down. */
export function createLimiters({ redis, secret }: LimiterOptions) {
  const hashed = (key: string) =>
    createHmac('sha256', secret).update(key).digest('base64url').slice(0, 22);
  const counter = (name: string, { points, seconds }: { points: number; seconds: number }) => {
    const local = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
    if (!redis) return local;
    return new RateLimiterRedis({
      storeClient: redis.counters,
      keyPrefix: `limit:${name}`,
      points,
      duration: seconds,
      insuranceLimiter: local,
      rejectIfRedisNotReady: true,
    });
  };
  const counters = Object.fromEntries(
    Object.entries(rateLimits).map(([name, limit]) => [name, counter(name, limit)]),
  );

  /** A limiter whose keys are chosen by the application. */
  function attempts(name: string, seconds: number): AttemptLimiter {
    const counts = counter(name, { points: Number.MAX_SAFE_INTEGER, seconds });
    return {
      async take(limits) {
        for (const { key, max } of limits) {
          const { consumedPoints } = await counts.penalty(hashed(key));
          if (consumedPoints > max) return false;
        }
        return true;
      },
      async giveBack(limits) {
        await Promise.all(limits.map(({ key }) => counts.reward(hashed(key))));
      },
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
      const limit = limitOf(method, matchRoute(path));
      if (!limit) return null;
      const [network = address] = networksOf(address);
      try {
        await counters[limit]?.consume(hashed(network));
        return null;
      } catch (rejection) {
        if (rejection instanceof Error) throw rejection;
        const { msBeforeNext } = rejection as { msBeforeNext: number };
        return Math.ceil(msBeforeNext / 1000);
      }
    },
  };
}

function limitOf(method: string, row: RouteRow | null): RateLimit | null {
  if (!row) return 'unknown';
  const isWrite = method === 'POST';
  if (row.limit && (isWrite || row.limit.on === 'all')) return row.limit.as;
  if (row.access === 'internal') return null;
  if (isWrite) return 'writes';
  return row.access === 'private' ? 'privateReads' : null;
}
