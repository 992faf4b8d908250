import { resolve } from 'node:path';
import type { ErrorEvent } from '@sentry/node';
import { isFromServerCode, redactEvent } from '../../telemetry/redact-event.ts';
import type { ErrorReportConfig } from '../config/config.ts';

export type ErrorReporter = Awaited<ReturnType<typeof createErrorReporter>>;

/** In an outage every request fails: nobody reads more than this, and nobody should pay for it. */
const mostPerMinute = 60;
const sendsWithin = 2_000;
const ownFolder = resolve(import.meta.dirname, '../../..');

/**
 * Reports errors of the server and of browsers. Only Sentry's client is used: none of its instrumentation, which would
 * look at every request, so nothing is traced and nothing is collected beyond the error itself.
 */
export async function createErrorReporter({ dsn, environment, release }: ErrorReportConfig) {
  // not loaded where nothing is reported
  const sentry = await import('@sentry/node');
  let minute = 0;
  let sent = 0;

  function isTooMuch(): boolean {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) {
      minute = now;
      sent = 0;
    }
    sent += 1;
    return sent > mostPerMinute;
  }

  const client = new sentry.NodeClient({
    ...{ dsn, environment, ...(release && { release }) },
    transport: sentry.makeNodeTransport,
    stackParser: sentry.defaultStackParser,
    integrations: [sentry.linkedErrorsIntegration()],
    includeServerName: false,
    enableRuntimeChannelInjection: false,
    sendClientReports: false,
    beforeSend: (event) => {
      // a browser's were looked at when they came in
      const isForeign = event.platform === 'node' && !isFromServerCode(event, ownFolder);
      return isForeign || isTooMuch() ? null : redactEvent(event);
    },
  });
  client.init();

  return {
    tell(error: unknown, tags: Record<string, string | null>) {
      const scope = new sentry.Scope();
      scope.setTags(tags);
      client.captureException(error, { originalException: error }, scope);
    },
    /** One that a browser told. */
    pass(event: ErrorEvent) {
      client.captureEvent(event, {}, new sentry.Scope());
    },
    /** Sends what is under way. */
    close: () => client.close(sendsWithin),
  };
}
