import { randomUUID } from 'node:crypto';
import { visitorOf } from '../../telemetry/visitor-schema.ts';
import { readBody } from '../http/limited-body.ts';
import type { EventTarget } from './event-target.ts';
import { browserEvents, type MeasuredEvent } from './measured-event.ts';

const maxBytes = 60_000;
/** A service that is slow must not fill the memory. */
const mostSending = 200;

interface BrowserEventOptions {
  publicOrigin: string;
  targets: readonly EventTarget[];
  onSent?: (sent: { target: EventTarget['name']; outcome: 'ok' | 'failed' | 'dropped' }) => void;
}

/** Hands events of visitors who have consented on to the services; those of others are refused, unread. */
export function createBrowserEvents({ publicOrigin, targets, onSent }: BrowserEventOptions) {
  let sending = 0;
  return async (request: Request): Promise<boolean> => {
    const visitor = visitorOf(request.headers.get('cookie'));
    if (!visitor) return false;
    const body = await readBody(request, maxBytes);
    const parsed = browserEvents.safeParse(parseJson(body));
    if (!parsed.success) return false;
    const { path, events } = parsed.data;
    const at = new Date();
    const measured = events.map(
      (one): MeasuredEvent => ({
        name: one.event,
        id: randomUUID(),
        at,
        url: publicOrigin + path,
        visitor,
        userAgent: request.headers.get('user-agent'),
        ...('ecommerce' in one ? { ecommerce: one.ecommerce } : { searchTerm: one.search_term }),
      }),
    );
    for (const target of targets) {
      if (!target.isAllowed(visitor)) continue;
      if (sending >= mostSending) {
        onSent?.({ target: target.name, outcome: 'dropped' });
        continue;
      }
      sending += 1;
      // the page does not wait for it
      void target
        .send(measured)
        .then(
          () => onSent?.({ target: target.name, outcome: 'ok' }),
          () => onSent?.({ target: target.name, outcome: 'failed' }),
        )
        .finally(() => {
          sending -= 1;
        });
    }
    return true;
  };
}

function parseJson(body: Buffer | null): unknown {
  try {
    return JSON.parse(body?.toString() ?? '');
  } catch {
    return null;
  }
}
