import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

interface DrainOptions {
  server: Server;
  /** Requests are still accepted for this long, so that load balancers notice the failing readiness check. */
  drainDelayMs: number;
  /** For requests in flight. */
  timeoutMs: number;
}

/** Graceful shutdown: stops accepting connections, waits for requests in flight, then closes what is left. */
export async function drain({ server, drainDelayMs, timeoutMs }: DrainOptions): Promise<void> {
  await wait(drainDelayMs);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  // a finished response leaves its keep-alive connection idle, and nothing else would close that
  const closeIdle = setInterval(() => server.closeIdleConnections(), 50);
  const settled = new AbortController();
  await Promise.race([closed, wait(timeoutMs, null, { signal: settled.signal }).catch(() => null)]);
  settled.abort();
  clearInterval(closeIdle);
  server.closeAllConnections();
  await closed;
}
