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

/** Something that fails again and again is known after a few times. */
const mostOfOnePage = 10;

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
    // only its form matters: everything goes to the shop's own server, which knows the real one
    dsn: 'https://page@errors.invalid/0',
    tunnel: errorReportPath,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    // the page watches for errors itself; clicks, requests and sessions are nobody's business
    integrations: [linkedErrorsIntegration()],
    ...(release && { release }),
    replaysSessionSampleRate: 0,
    replaysOnErrorSampleRate: 0,
    sendClientReports: false,
    enhanceFetchErrorMessages: false,
    dataCollection: { userInfo: false, cookies: false, httpHeaders: false, httpBodies: [] },
    beforeSend(event) {
      if (!isFromOwnScripts(event, location.origin) || sent >= mostOfOnePage) return null;
      sent += 1;
      return redactEvent(event);
    },
  });
  started.init();
  return started;
}
