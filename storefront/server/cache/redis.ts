import { Redis, type RedisOptions as RedisClientOptions } from 'ioredis';

/** Replies are mapped as the client does by default. */
type ClientOptions = Omit<RedisClientOptions, 'replyMapping'>;

const prefix = 'storefront:';
/** Normal answers take a millisecond. */
const timeoutMs = 250;
/** A Redis that hangs is worse than one that is gone: every command waits. */
const timeoutsToAvoid = 2;
const probeMs = 500;
/** A connection whose peer is gone without a word is never closed by itself. */
const probesBeforeReconnect = 10;
const reconnectMs = 500;

type RedisState = 'up' | 'slow' | 'down';

interface Sentinel {
  hosts: { host: string; port: number }[];
  /** Of the primary. */
  name: string;
}

interface RedisOptions {
  url: string;
  /** Where they are given, the primary is asked of them; user, password and TLS are those of the URL. */
  sentinel?: Sentinel | null;
  onState(state: RedisState): void;
}

class RedisTimeout extends Error {
  override name = 'RedisTimeout';
}

/**
 * Connections that fail fast: a command fails when it cannot be sent at once or takes too long, and its caller falls back
 * to working without Redis. After two timeouts no command is sent until Redis answers in time again.
 */
export function connectRedis({ url, sentinel = null, onState }: RedisOptions) {
  let state: RedisState | undefined;
  let timeouts = 0;
  let probe: NodeJS.Timeout | undefined;
  let isClosed = false;
  const reconnects = new Map<Redis, NodeJS.Timeout>();
  const shared = {
    keyPrefix: prefix,
    lazyConnect: true,
    connectTimeout: 1_000,
    retryStrategy: (attempt: number) => Math.min(attempt * 100, 1_000),
  };
  const create = (own: ClientOptions) =>
    sentinel
      ? new Redis({ ...shared, ...own, ...sentinelOptions(url, sentinel) })
      : new Redis(url, { ...shared, ...own });
  const commands = create({ enableOfflineQueue: false, maxRetriesPerRequest: 0 });
  // subscribes only, so it may wait for the connection without a limit
  const subscriber = create({ maxRetriesPerRequest: null });
  commands.on('ready', () => setState('up'));
  commands.on('close', () => setState('down'));
  commands.on('end', () => setState('down'));
  for (const connection of [commands, subscriber]) {
    // reported through onState; without a listener ioredis prints every failed attempt
    connection.on('error', () => {});
    // with Sentinels the client gives up when none answers, and when a fail-over meets it while it connects
    connection.on('end', () => {
      if (isClosed) return;
      reconnects.set(
        connection,
        setTimeout(() => void connection.connect().catch(() => {}), reconnectMs),
      );
    });
  }

  function setState(next: RedisState) {
    clearTimeout(probe);
    timeouts = 0;
    if (state !== next) onState(next);
    state = next;
  }

  function countTimeout() {
    timeouts += 1;
    if (state !== 'up' || timeouts < timeoutsToAvoid) return;
    setState('slow');
    probeAgain(probesBeforeReconnect);
  }

  function probeAgain(probesLeft: number) {
    probe = setTimeout(async () => {
      const isBack = await inTime(commands.ping()).then(Boolean, () => false);
      if (state !== 'slow') return;
      if (isBack) setState('up');
      else if (probesLeft > 0) probeAgain(probesLeft - 1);
      else for (const connection of [commands, subscriber]) connection.disconnect(true);
    }, probeMs);
    probe.unref();
  }

  return {
    commands,
    subscriber,
    isUp: () => state === 'up',
    state: () => state ?? 'down',
    /** Runs commands if Redis is up. Rejects if it is not, or if their answers take too long. */
    async attempt<Result>(run: (commands: Redis) => Promise<Result>): Promise<Result> {
      if (state !== 'up') throw new Error('Redis is down');
      try {
        const result = await inTime(run(commands));
        timeouts = 0;
        return result;
      } catch (error) {
        if (error instanceof RedisTimeout) countTimeout();
        throw error;
      }
    },
    /** Resolves after the first connection attempt, even a failed one: the shop works without Redis. */
    async start() {
      await Promise.allSettled([commands.connect(), subscriber.connect()]);
    },
    close() {
      isClosed = true;
      clearTimeout(probe);
      for (const timer of reconnects.values()) clearTimeout(timer);
      commands.disconnect();
      subscriber.disconnect();
    },
  };
}

function sentinelOptions(url: string, { hosts, name }: Sentinel): ClientOptions {
  const { username, password, protocol } = new URL(url);
  const isEncrypted = protocol === 'rediss:';
  const secret = password && decodeURIComponent(password);
  return {
    sentinels: hosts,
    name,
    failoverDetector: true,
    ...(username && { username: decodeURIComponent(username) }),
    ...(secret && { password: secret, sentinelPassword: secret }),
    ...(isEncrypted && { tls: {}, enableTLSForSentinelMode: true }),
    // or the first attempt would last until one is there, and the start of the shop with it
    sentinelRetryStrategy: () => null,
  };
}

/** On a busy node the timer is late, too: what has arrived by then is read before the answer is given up. */
function inTime<Result>(answer: Promise<Result>): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const timer = setTimeout(() => setImmediate(() => reject(new RedisTimeout())), timeoutMs);
  answer.then(resolve, reject).finally(() => clearTimeout(timer));
  return promise;
}

export type RedisConnections = ReturnType<typeof connectRedis>;
