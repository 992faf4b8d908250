import { resolve } from 'node:path';
import type { BaseTransportOptions, ErrorEvent, Transport } from '@sentry/core';
import { isFromServerCode, redactEvent } from '../../telemetry/redact-event.ts';
import type { ErrorReportConfig } from '../config/config.ts';

export type ErrorReporter = Awaited<ReturnType<typeof createErrorReporter>>;

/** Rate limit: in an outage every request fails. */
const maxPerMinute = 60;
const sendTimeoutMs = 2_000;
const ownFolder = resolve(import.meta.dirname, '../../..');

/**
 * Reports errors of the server and of browsers to Sentry. Only the client of its core is used: nothing is traced, and
 * nothing is collected beyond the error itself.
 */
export async function createErrorReporter({ dsn, environment, release }: ErrorReportConfig) {
  // loaded only if error reports are configured
  const sentry = await import('@sentry/core');
  const { ServerRuntimeClient, nodeStackLineParser } = await import('@sentry/core/server');
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

  const sendWithFetch = (options: BaseTransportOptions): Transport =>
    sentry.createTransport(options, async ({ body }) => {
      const response = await fetch(options.url, { method: 'POST', body: Buffer.from(body) });
      await response.arrayBuffer();
      return {
        statusCode: response.status,
        headers: {
          'x-sentry-rate-limits': response.headers.get('x-sentry-rate-limits'),
          'retry-after': response.headers.get('retry-after'),
        },
      };
    });

  const client = new ServerRuntimeClient({
    dsn,
    environment,
    ...(release && { release }),
    platform: 'node',
    transport: sendWithFetch,
    stackParser: sentry.createStackParser(nodeStackLineParser()),
    integrations: [sentry.linkedErrorsIntegration()],
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
