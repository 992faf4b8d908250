import type { Logger } from 'pino';
import { errorReportPath, vitalsReportPath } from '../../telemetry/report-paths.ts';
import { isForeignWrite } from '../http/origin-check.ts';
import type { Metrics } from '../operations/metrics.ts';
import { readBrowserError } from './browser-error.ts';
import type { ErrorReporter } from './error-reporter.ts';
import { readVitals } from './vitals.ts';

interface ReportOptions {
  publicOrigin: string;
  /** Null where errors are not reported. */
  reporter: ErrorReporter | null;
  takesVitals: boolean;
  metrics: Pick<Metrics, 'errors' | 'layoutShift' | 'webVitals'>;
  log: Logger;
}

/** Where pages tell what went wrong and how long it took. Null for every other path, and for what is off. */
export function createReportEndpoints(options: ReportOptions) {
  const { publicOrigin, reporter, takesVitals, metrics, log } = options;

  async function takeError(request: Request, to: ErrorReporter): Promise<boolean> {
    const event = await readBrowserError(request, publicOrigin);
    if (!event) return false;
    const { event_id: eventId, release, tags, exception } = event;
    const [first] = exception.values;
    log.warn(
      { eventId, release, ...tags, error: `${first?.type}: ${first?.value}` },
      'a browser reports an error',
    );
    metrics.errors.inc({ from: 'browser' });
    to.pass(event);
    return true;
  }

  async function takeVitals(request: Request): Promise<boolean> {
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

  return async (request: Request, path: string): Promise<Response | null> => {
    const take =
      path === errorReportPath && reporter
        ? () => takeError(request, reporter)
        : path === vitalsReportPath && takesVitals
          ? () => takeVitals(request)
          : null;
    if (!take) return null;
    if (request.method !== 'POST' || isForeignWrite(request, publicOrigin)) {
      return new Response(null, { status: 403 });
    }
    return new Response(null, { status: (await take()) ? 204 : 400 });
  };
}
