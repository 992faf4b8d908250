import { z } from 'zod';
import type { RedisConnections } from '../cache/redis.ts';

interface QueueOptions {
  redis: RedisConnections | null;
  /** How long tags are collected before they are purged together. */
  collectMs: number;
  /** After this they are purged once more. */
  againAfterMs: number;
}

export interface PurgeBatch {
  tags: string[];
  /** Until then the batch is still in the queue: if this node ends, another purges it. */
  done(): Promise<void>;
}

/** All nodes together take one batch in this time. */
const turnMs = 500;
/** Longer than a batch takes with all its retries. */
const leaseMs = 30_000;
const maxTags = 2_000;

/** By Redis's clock: those of the nodes differ. A later change of a tag that waits does not delay it. */
const addTags = `
  local time = redis.call('time')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  for index = 3, #ARGV do
    redis.call('zadd', KEYS[1], 'LT', now + ARGV[1], 'now ' .. ARGV[index])
    redis.call('zadd', KEYS[1], 'GT', now + ARGV[2], 'again ' .. ARGV[index])
  end`;
const takeDue = `
  local time = redis.call('time')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  local due = redis.call('zrangebyscore', KEYS[1], '-inf', now, 'LIMIT', 0, ARGV[3])
  if #due == 0 or not redis.call('set', KEYS[2], '1', 'PX', ARGV[1], 'NX') then return {} end
  local lease = now + ARGV[2]
  for _, member in ipairs(due) do redis.call('zadd', KEYS[1], lease, member) end
  table.insert(due, 1, tostring(lease))
  return due`;
/** Not what was added again meanwhile. */
const removeDone = `
  for index = 2, #ARGV do
    local score = redis.call('zscore', KEYS[1], ARGV[index])
    if score and tonumber(score) == tonumber(ARGV[1]) then redis.call('zrem', KEYS[1], ARGV[index]) end
  end`;

const members = z.array(z.string());

/**
 * Tags to be purged. In Redis, like the cache they refer to: all nodes send one batch instead of one each, and a node that
 * ends loses none. In this node's memory while Redis is down.
 */
export function createPurgeQueue({ redis, collectMs, againAfterMs }: QueueOptions) {
  const own = createMemoryQueue({ collectMs, againAfterMs });

  async function takeShared(): Promise<PurgeBatch | null> {
    if (!redis?.isUp()) return null;
    const answer = await redis.attempt((commands) =>
      commands.eval(takeDue, 2, 'purges', 'purges:turn', turnMs, leaseMs, maxTags),
    );
    const [lease, ...due] = members.parse(answer);
    if (!lease) return null;
    return {
      tags: tagsOf(due),
      async done() {
        await redis.attempt((commands) => commands.eval(removeDone, 1, 'purges', lease, ...due));
      },
    };
  }

  return {
    async add(tags: string[]): Promise<void> {
      if (!redis?.isUp()) return own.add(tags);
      await redis
        .attempt((commands) =>
          commands.eval(addTags, 1, 'purges', collectMs, againAfterMs, ...tags),
        )
        .catch(() => own.add(tags));
    },
    /** What is due now; null if nothing is, or if another node has just taken it. */
    async take(): Promise<PurgeBatch | null> {
      return own.take() ?? (await takeShared().catch(() => null));
    },
    /** Everything that only this node knows, due or not. */
    takeOwn: () => own.take(Number.POSITIVE_INFINITY),
  };
}

export type PurgeQueue = ReturnType<typeof createPurgeQueue>;

function createMemoryQueue({ collectMs, againAfterMs }: Omit<QueueOptions, 'redis'>) {
  const due = new Map<string, number>();
  return {
    add(tags: string[]) {
      for (const tag of tags) {
        const waiting = due.get(`now ${tag}`) ?? Number.POSITIVE_INFINITY;
        due.set(`now ${tag}`, Math.min(waiting, Date.now() + collectMs));
        due.set(`again ${tag}`, Date.now() + againAfterMs);
      }
    },
    take(until = Date.now()): PurgeBatch | null {
      const taken = [...due].filter(([, time]) => time <= until).map(([member]) => member);
      for (const member of taken) due.delete(member);
      return taken.length > 0 ? { tags: tagsOf(taken), done: async () => {} } : null;
    },
  };
}

function tagsOf(names: readonly string[]): string[] {
  return [...new Set(names.map((name) => name.slice(name.indexOf(' ') + 1)))];
}
