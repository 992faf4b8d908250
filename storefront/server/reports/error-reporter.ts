import { resolve } from 'node:path';
import type { ErrorEvent } from '@sentry/node';
import { isFromServerCode, redactEvent } from '../../telemetry/redact-event.ts';
import type { ErrorReportConfig } from '../config/config.ts';

export type ErrorReporter = Awaited<ReturnType<typeof createErrorReporter>>;

/** Rate limit: in an outage every request fails. */
const maxPerMinute = 60;
const sendTimeoutMs = 2_000;
const ownFolder = resolve(import.meta.dirname, '../../..');

/**
 * Reports errors of the server and of browsers to Sentry. Only its client is used, without instrumentation: nothing is
 * traced, and nothing is collected beyond the error itself.
 */
export async function createErrorReporter({ dsn, environment, release }: ErrorReportConfig) {
  // loaded only if error reports are configured
  const sentry = await import('@sentry/node');
  let minute = 0;
  let sent = 0;

  function isRateLimited(): boolean {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) {
      minute = now;
      sent = 0;
    }
    sent += 1;
    return sent > maxPerMinute;
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
      // browser events were checked when they were received
      const isForeign = event.platform === 'node' && !isFromServerCode(event, ownFolder);
      return isForeign || isRateLimited() ? null : redactEvent(event);
    },
  });
  client.init();

  return {
    captureError(error: unknown, tags: Record<string, string | null>) {
      const scope = new sentry.Scope();
      scope.setTags(tags);
      client.captureException(error, { originalException: error }, scope);
    },
    /** An event received from a browser. */
    captureEvent(event: ErrorEvent) {
      client.captureEvent(event, {}, new sentry.Scope());
    },
    /** Flushes pending events. */
    close: () => client.close(sendTimeoutMs),
  };
}
