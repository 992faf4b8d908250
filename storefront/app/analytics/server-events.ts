import { eventReportPath } from '../../telemetry/report-paths.ts';
import { clickIds, type Visitor, visitorCookie } from '../../telemetry/visitor.ts';
import type { AnalyticsEvent } from './events.ts';

// Loaded after consent only: tells the shop's own server, which hands events on to the configured services.

type Choice = Pick<Visitor, 'statistics' | 'marketing'>;

/** As long as advertisers count a click. */
const maxAgeSeconds = 90 * 86_400;
const collectMs = 1000;

let waiting: AnalyticsEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Keeps who is measured, with the click ids of the page that the visit began with. */
export function rememberVisitor({ statistics, marketing }: Choice, landing: string) {
  const known = readVisitor();
  const parameters = new URLSearchParams(landing);
  const clicked = clickIds.flatMap((name) => {
    const value = parameters.get(name);
    return value && /^[\w.~-]{1,300}$/.test(value) ? [[name, value] as const] : [];
  });
  const visitor: Visitor = {
    id: googleId() ?? known?.id ?? newId(),
    statistics,
    marketing,
    clicks: marketing ? { ...known?.clicks, ...Object.fromEntries(clicked) } : {},
    ...(marketing && clicked.length > 0
      ? { clickedAt: Date.now() }
      : known?.clickedAt && { clickedAt: known.clickedAt }),
  };
  const value = encodeURIComponent(JSON.stringify(visitor));
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not available everywhere
  document.cookie = `${visitorCookie}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax; Secure`;
}

/** Events are collected for a second; a page that is left sends what it has. */
export function sendToServer(event: AnalyticsEvent) {
  if (waiting.length === 0) timer = setTimeout(flush, collectMs);
  waiting.push(event);
}
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') flush();
});

function flush() {
  clearTimeout(timer);
  if (waiting.length === 0) return;
  const body = JSON.stringify({ path: location.pathname, events: waiting });
  waiting = [];
  navigator.sendBeacon(eventReportPath, body);
}

function cookie(name: string): string | undefined {
  return new RegExp(`(?:^|; )${name}=([^;]+)`).exec(document.cookie)?.[1];
}

function readVisitor(): Partial<Visitor> | null {
  try {
    return JSON.parse(decodeURIComponent(cookie(visitorCookie) ?? ''));
  } catch {
    return null;
  }
}

/** The id under which the tag manager's own script knows the same visitor. */
function googleId(): string | undefined {
  return /(\d{1,10}\.\d{10})$/.exec(cookie('_ga') ?? '')?.[1];
}

function newId(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `${random}.${Math.floor(Date.now() / 1000)}`;
}
