import { z } from 'zod';
import type { RedisConnections } from '../cache/redis.ts';
import { batches } from './batches.ts';

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
/** A replica that takes over may lack the last writes; much longer than that takes. */
const rememberedMs = 60_000;

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
 * ends loses none. In this node's memory while Redis is down; then they are purged once more when it is back, since it and
 * the other nodes have not heard of them.
 */
export function createPurgeQueue({ redis, collectMs, againAfterMs }: QueueOptions) {
  const own = createMemoryQueue({ collectMs, againAfterMs });
  /** Tags added here, with the time until which a new connection may lead to a Redis that lacks them. */
  const added = new Map<string, number>();
  let isReconnected = false;
  redis?.commands.on('ready', () => {
    isReconnected = true;
  });

  /** False if Redis does not have all of them. */
  async function share(tags: string[]): Promise<boolean> {
    if (!redis?.isUp()) return false;
    try {
      for (const some of batches(tags, maxTags)) {
        await redis.attempt((commands) =>
          commands.eval(addTags, 1, 'purges', collectMs, againAfterMs, ...some),
        );
      }
    } catch {
      return false;
    }
    for (const tag of tags) added.set(tag, Date.now() + rememberedMs);
    return true;
  }

  function remember(tags: string[]) {
    if (redis) for (const tag of tags) added.set(tag, Number.POSITIVE_INFINITY);
  }

  async function shareMissing(): Promise<void> {
    if (!redis?.isUp()) return;
    const oldest = isReconnected ? Date.now() : Number.MAX_SAFE_INTEGER;
    isReconnected = false;
    const missing = [...added].filter(([, until]) => until > oldest).map(([tag]) => tag);
    for (const [tag, until] of added) if (until < Date.now()) added.delete(tag);
    if (!(await share(missing))) remember(missing);
  }

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
      if (await share(tags)) return;
      own.add(tags);
      remember(tags);
    },
    /** Tags that could not be purged everywhere, since Redis was lost meanwhile: again when it is back. */
    purgeLater: remember,
    /** What is due now; null if nothing is, or if another node has just taken it. */
    async take(): Promise<PurgeBatch | null> {
      await shareMissing();
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
