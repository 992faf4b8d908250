import {
  BrowserClient,
  defaultStackParser,
  linkedErrorsIntegration,
  makeFetchTransport,
  Scope,
} from '@sentry/browser';
import { isFromOwnScripts, redactEvent } from './redact-event.ts';
import { errorReportPath } from './report-paths.ts';
import { screenOf } from './screens.ts';

/** A repeated error is known after a few reports. */
const maxPerPage = 10;

let client: BrowserClient | undefined;
let sent = 0;

export function sendError(error: unknown, eventId: string, release: string) {
  client ??= startClient(release);
  const scope = new Scope();
  scope.setTags({
    language: document.documentElement.lang,
    screen: screenOf(location.pathname),
  });
  client.captureException(error, { event_id: eventId, originalException: error }, scope);
}

function startClient(release: string): BrowserClient {
  const started = new BrowserClient({
    // a placeholder: everything goes through the shop's own server, which knows the real DSN
    dsn: 'https://page@errors.invalid/0',
    tunnel: errorReportPath,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    // monitoring.ts catches errors; clicks, requests and sessions are not recorded
    integrations: [linkedErrorsIntegration()],
    ...(release && { release }),
    replaysSessionSampleRate: 0,
    replaysOnErrorSampleRate: 0,
    sendClientReports: false,
    enhanceFetchErrorMessages: false,
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [] },
    beforeSend(event) {
      if (!isFromOwnScripts(event, location.origin) || sent >= maxPerPage) return null;
      sent += 1;
      return redactEvent(event);
    },
  });
  started.init();
  return started;
}
