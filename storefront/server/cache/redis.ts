import { Redis } from 'ioredis';

const prefix = 'storefront:';

interface RedisOptions {
  url: string;
  onState(state: 'up' | 'down'): void;
}

/**
 * Connections that fail fast: a command fails when it cannot be sent at once or times out, and its caller falls back to
 * working without Redis.
 */
export function connectRedis({ url, onState }: RedisOptions) {
  let state: 'up' | 'down' | undefined;
  const setState = (next: 'up' | 'down') => {
    if (state !== next) onState(next);
    state = next;
  };
  const shared = {
    keyPrefix: prefix,
    lazyConnect: true,
    connectTimeout: 1_000,
    retryStrategy: (attempt: number) => Math.min(attempt * 100, 1_000),
  };
  const failFast = { ...shared, enableOfflineQueue: false, maxRetriesPerRequest: 0 };
  const commands = new Redis(url, { ...failFast, commandTimeout: 500 });
  // a busy node reads its answers late: limits that then counted for themselves would allow too much
  const counters = new Redis(url, { ...failFast, commandTimeout: 3_000 });
  // subscribes only, so it may wait for the connection without a limit
  const subscriber = new Redis(url, { ...shared, maxRetriesPerRequest: null });
  commands.on('ready', () => setState('up'));
  commands.on('close', () => setState('down'));
  for (const connection of [commands, counters, subscriber]) {
    // reported through onState; without a listener ioredis prints every failed attempt
    connection.on('error', () => {});
  }
  return {
    commands,
    counters,
    subscriber,
    isUp: () => commands.status === 'ready',
    /** Resolves after the first connection attempt, even a failed one: the shop works without Redis. */
    async start() {
      await Promise.allSettled([commands.connect(), counters.connect(), subscriber.connect()]);
    },
    close() {
      commands.disconnect();
      counters.disconnect();
      subscriber.disconnect();
    },
  };
}

export type RedisConnections = ReturnType<typeof connectRedis>;
