import type { AnalyticsEvent } from './events.ts';

declare global {
  interface Window {
    /** Events queued until the visitor has consented. */
    shopEvents?: AnalyticsEvent[];
  }
}

type Receiver = (event: AnalyticsEvent) => void;

/** The oldest are dropped: a visitor may never answer. */
const maxQueued = 100;

let receiver: Receiver | null = null;
let denied = false;
let waiting: (() => void)[] = [];

/** Sends an event to the receiver; before the visitor has decided it is queued. */
export function push(event: AnalyticsEvent) {
  if (denied) return;
  if (receiver) {
    receiver(event);
    return;
  }
  window.shopEvents ??= [];
  window.shopEvents.push(event);
  if (window.shopEvents.length > maxQueued) window.shopEvents.shift();
}

/** Consent was granted: flushes the queue and sends every later event at once. */
export function grant(receive: Receiver) {
  denied = false;
  receiver = receive;
  for (const event of window.shopEvents?.splice(0) ?? []) receive(event);
  for (const send of waiting.splice(0)) send();
}

/** Consent was denied or withdrawn: clears the queue and drops later events. */
export function withdraw() {
  denied = true;
  receiver = null;
  waiting = [];
  delete window.shopEvents;
}

/** For what has another receiver: calls back once the visitor has consented. */
export function whenGranted(send: () => void) {
  if (receiver) send();
  else if (!denied && waiting.length < maxQueued) waiting.push(send);
}
