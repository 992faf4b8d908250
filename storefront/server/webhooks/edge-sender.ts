import { setTimeout as wait } from 'node:timers/promises';
import { type EdgePurge, retryAfterMsOf } from './edge-purges.ts';

interface SenderOptions {
  purge: EdgePurge;
  /** The first wait after a failure; each further one is twice as long. */
  retryMs: number;
  onPurge(outcome: 'ok' | 'failed'): void;
}

const maxAttempts = 5;
const maxWaitMs = 10_000;

/** Sends one purge at a time to an edge or CDN; what arrives meanwhile is sent together. */
export function createEdgeSender({ purge, retryMs, onPurge }: SenderOptions) {
  let waiting = new Set<string>();
  let next: Promise<void> | null = null;
  let running: Promise<void> = Promise.resolve();

  async function sendWaiting(): Promise<void> {
    await running;
    const tags = waiting;
    waiting = new Set();
    next = null;
    running = attempt([...tags], 1);
    await running;
  }

  async function attempt(tags: string[], number: number): Promise<void> {
    try {
      await purge(tags);
      onPurge('ok');
    } catch (error) {
      if (number === maxAttempts) return onPurge('failed');
      const backOffMs = retryAfterMsOf(error) ?? retryMs * 2 ** (number - 1);
      await wait(Math.min(backOffMs, maxWaitMs));
      await attempt(tags, number + 1);
    }
  }

  /** Resolves when the tags were purged, or given up. */
  return (tags: readonly string[]): Promise<void> => {
    for (const tag of tags) waiting.add(tag);
    next ??= sendWaiting();
    return next;
  };
}
