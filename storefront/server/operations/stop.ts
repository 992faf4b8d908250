import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

interface StopOptions {
  server: Server;
  /** Still takes requests, so that whoever sends them has time to notice. */
  drainDelayMs: number;
  /** For the requests under way. */
  timeoutMs: number;
}

/** Ends a server without ending a request: first nobody new, then whoever is there, then the rest by force. */
export async function drain({ server, drainDelayMs, timeoutMs }: StopOptions): Promise<void> {
  await wait(drainDelayMs);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  // an answer under way leaves its connection idle, and nothing else would close that
  const sweeping = setInterval(() => server.closeIdleConnections(), 50);
  const giveUp = new AbortController();
  await Promise.race([closed, wait(timeoutMs, null, { signal: giveUp.signal }).catch(() => null)]);
  giveUp.abort();
  clearInterval(sweeping);
  server.closeAllConnections();
  await closed;
}
