import type { AnalyticsEvent } from './events.ts';

declare global {
  interface Window {
    /** What the shop would tell, and keeps to itself until the visitor agrees. */
    shopEvents?: AnalyticsEvent[];
  }
}

type Receiver = (event: AnalyticsEvent) => void;

/** The oldest go first: a visitor who never answers must not fill the memory. */
const mostKept = 100;

let receiver: Receiver | null = null;
let refused = false;

/** Tells an event to whoever may hear it; before the visitor has decided it waits here, and nowhere else. */
export function push(event: AnalyticsEvent) {
  if (refused) return;
  if (receiver) {
    receiver(event);
    return;
  }
  window.shopEvents ??= [];
  window.shopEvents.push(event);
  if (window.shopEvents.length > mostKept) window.shopEvents.shift();
}

/** The visitor agreed: what waited is told, and everything from now on. */
export function grant(tell: Receiver) {
  refused = false;
  receiver = tell;
  for (const event of window.shopEvents?.splice(0) ?? []) tell(event);
}

/** The visitor refused or changed their mind: what waited is forgotten and nothing more is kept. */
export function withdraw() {
  refused = true;
  receiver = null;
  delete window.shopEvents;
}
