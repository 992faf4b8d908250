import type { Logger } from 'pino';
import {
  errorReportPath,
  eventReportPath,
  searchReportPath,
  sessionReportPath,
  vitalsReportPath,
} from '../../telemetry/report-paths.ts';
import { isCrossOriginWrite } from '../http/origin-check.ts';
import type { Metrics } from '../operations/metrics.ts';
import { readBrowserError } from './browser-error.ts';
import type { ErrorReporter } from './error-reporter.ts';
import { readSearchOutcome, type SearchOutcome } from './search-outcomes.ts';
import { readVitals } from './vitals.ts';

interface ReportOptions {
  publicOrigin: string;
  /** Null if error reports are off. */
  reporter: ErrorReporter | null;
  acceptsVitals: boolean;
  /** Null where searches are not counted. */
  countSearch: ((outcome: SearchOutcome) => Promise<void>) | null;
  /** Null where events are not measured. */
  measureEvents: ((request: Request) => Promise<boolean>) | null;
  /** Null where visits are not joined with the platform's reports. */
  joinSession: ((request: Request) => Promise<Headers | null>) | null;
  metrics: Pick<Metrics, 'errors' | 'layoutShift' | 'webVitals'>;
  log: Logger;
}

/** Endpoints for what browsers report: errors, web vitals, searches without success, events after consent. Null for other paths, and if they are off. */
export function createReportEndpoints(options: ReportOptions) {
  const { publicOrigin, reporter, acceptsVitals, countSearch, metrics, log } = options;
  const { measureEvents, joinSession } = options;

  async function handleError(request: Request, to: ErrorReporter): Promise<boolean> {
    const event = await readBrowserError(request, publicOrigin);
    if (!event) return false;
    const { event_id: eventId, release, tags, exception } = event;
    const [first] = exception.values;
    log.warn(
      { eventId, release, ...tags, error: `${first?.type}: ${first?.value}` },
      'error reported by a browser',
    );
    metrics.errors.inc({ source: 'browser' });
    to.captureEvent(event);
    return true;
  }

  async function handleVitals(request: Request): Promise<boolean> {
    const vitals = await readVitals(request);
    if (!vitals) return false;
    const { screen, width, values } = vitals;
    const { CLS, ...times } = values;
    for (const [metric, value] of Object.entries(times)) {
      metrics.webVitals.observe({ metric, screen, width }, value / 1000);
    }
    if (CLS !== undefined) metrics.layoutShift.observe({ screen, width }, CLS);
    return true;
  }

  async function handleSearch(
    request: Request,
    count: NonNullable<typeof countSearch>,
  ): Promise<boolean> {
    const outcome = await readSearchOutcome(request);
    // while Redis is down nothing is counted
    if (outcome) await count(outcome).catch(() => {});
    return outcome !== null;
  }

  return async (request: Request, path: string): Promise<Response | null> => {
    const handle =
      path === errorReportPath && reporter
        ? () => handleError(request, reporter)
        : path === vitalsReportPath && acceptsVitals
          ? () => handleVitals(request)
          : path === searchReportPath && countSearch
            ? () => handleSearch(request, countSearch)
            : path === eventReportPath && measureEvents
              ? () => measureEvents(request)
              : path === sessionReportPath && joinSession
                ? () => joinSession(request)
                : null;
    if (!handle) return null;
    if (request.method !== 'POST' || isCrossOriginWrite(request, publicOrigin)) {
      return new Response(null, { status: 403 });
    }
    const taken = await handle();
    return new Response(null, {
      status: taken ? 204 : 400,
      ...(taken instanceof Headers && { headers: taken }),
    });
  };
}
