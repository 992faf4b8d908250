import type { MeasuredEvent } from './measured-event.ts';

/** A service that gets events; which of them a visitor has to consent to differs. */
export interface EventTarget {
  name: 'ga4' | 'meta' | 'webhook';
  isAllowed(visitor: MeasuredEvent['visitor']): boolean;
  /** Throws if they did not arrive. Repeated events have the same id. */
  send(events: readonly MeasuredEvent[]): Promise<void>;
}

const timeoutMs = 10_000;

/** The error names no visitor: it ends up in the log and in the job. */
export async function post(service: string, url: string, body: string, headers: object = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`${service} did not take an event (status ${response.status})`);
}
