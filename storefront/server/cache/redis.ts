import { Redis } from 'ioredis';

const prefix = 'storefront:';

interface RedisOptions {
  url: string;
  onState(state: 'up' | 'down'): void;
}

/**
 * Connections that never keep a shopper waiting: a command that cannot be sent at once, or is not answered soon, fails,
 * and whoever sent it does without.
 */
export function connectRedis({ url, onState }: RedisOptions) {
  let state: 'up' | 'down' | undefined;
  const tell = (next: 'up' | 'down') => {
    if (state !== next) onState(next);
    state = next;
  };
  const shared = {
    keyPrefix: prefix,
    lazyConnect: true,
    connectTimeout: 1_000,
    retryStrategy: (attempt: number) => Math.min(attempt * 100, 1_000),
  };
  const impatient = { ...shared, enableOfflineQueue: false, maxRetriesPerRequest: 0 };
  const commands = new Redis(url, { ...impatient, commandTimeout: 500 });
  // a busy node reads its answers late: limits that then counted for themselves would allow too much
  const counters = new Redis(url, { ...impatient, commandTimeout: 3_000 });
  // listens only, so it may wait for as long as it takes
  const subscriber = new Redis(url, { ...shared, maxRetriesPerRequest: null });
  commands.on('ready', () => tell('up'));
  commands.on('close', () => tell('down'));
  for (const connection of [commands, counters, subscriber]) {
    // told by the change of state; without a listener each attempt would print its own line
    connection.on('error', () => {});
  }
  return {
    commands,
    counters,
    subscriber,
    isUp: () => commands.status === 'ready',
    /** Ends after the first attempt, whatever comes of it: the shop stands without Redis. */
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
