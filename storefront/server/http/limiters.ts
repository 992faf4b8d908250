import { createHmac } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { AttemptLimiter } from '../../app/entry.server.tsx';
import type { RedisConnections } from '../cache/redis.ts';

interface LimiterOptions {
  redis: RedisConnections | null;
  /** What is counted by is kept only as a hash: neither addresses nor carts stand in Redis. */
  secret: string;
}

interface Limit {
  name: string;
  points: number;
  seconds: number;
}

/** Where anybody could keep the shop busy. The first that fits counts, per network address, which several may share. */
const limits: (Limit & { fits(method: string, path: string): boolean })[] = [
  {
    ...{ name: 'webhooks', points: 600, seconds: 60 },
    fits: (_, path) => path.startsWith('/webhooks/'),
  },
  {
    ...{ name: 'reports', points: 60, seconds: 60 },
    fits: (_, path) => path.startsWith('/reports/'),
  },
  {
    ...{ name: 'newsletter', points: 60, seconds: 600 },
    // not unsubscribing: a mail provider does that for many readers from a few addresses
    fits: (method, path) => method === 'POST' && /\/newsletter(?!\/unsubscribe)/.test(path),
  },
  {
    ...{ name: 'search', points: 300, seconds: 60 },
    fits: (_, path) => /^\/[a-z]{2}\/search/.test(path),
  },
  { ...{ name: 'changes', points: 300, seconds: 60 }, fits: (method) => method === 'POST' },
];

/** Counted in Redis for all nodes together, and by each for itself while there is none. */
export function createLimiters({ redis, secret }: LimiterOptions) {
  const hashed = (key: string) =>
    createHmac('sha256', secret).update(key).digest('base64url').slice(0, 22);
  const counter = ({ name, points, seconds }: Limit) => {
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
  const counters = new Map(limits.map((limit) => [limit.name, counter(limit)]));

  /** Asked and counted apart: what counts is decided by the application. */
  function attempts(name: string, seconds: number): AttemptLimiter {
    const counts = counter({ name, points: Number.MAX_SAFE_INTEGER, seconds });
    return {
      async isBlocked(wanted) {
        const found = await Promise.all(wanted.map(({ key }) => counts.get(hashed(key))));
        return wanted.some((limit, index) => (found[index]?.consumedPoints ?? 0) >= limit.failures);
      },
      async countFailure(wanted) {
        await Promise.all(wanted.map(({ key }) => counts.penalty(hashed(key))));
      },
    };
  }

  return {
    /** Codes that did not work. */
    codeAttempts: attempts('codes', 600),
    /** Sign-ups and resent links. */
    newsletterAttempts: attempts('sign-ups', 3600),
    /** Seconds to wait for who asks too often, or null. */
    async secondsToWait(method: string, path: string, address: string): Promise<number | null> {
      const limit = limits.find(({ fits }) => fits(method, path));
      if (!limit) return null;
      try {
        await counters.get(limit.name)?.consume(hashed(address));
        return null;
      } catch (refusal) {
        if (refusal instanceof Error) throw refusal;
        const { msBeforeNext } = refusal as { msBeforeNext: number };
        return Math.ceil(msBeforeNext / 1000);
      }
    },
  };
}
