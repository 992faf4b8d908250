import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Finer around the web vitals thresholds. */
const vitalsSeconds = [0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 6, 10];
const shiftScores = [0.001, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

export type Metrics = ReturnType<typeof createMetrics>;

/** Prometheus metrics. Labels never contain URLs, product handles or anything about a visitor. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  // event loop lag, memory, garbage collection
  collectDefaultMetrics({ register: registry, prefix: 'storefront_' });
  const histogram = <Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    buckets: number[],
  ) => new Histogram({ name: `storefront_${name}`, help, labelNames, buckets, registers });
  const requests = histogram(
    'http_request_duration_seconds',
    'Requests by route pattern, method and status',
    ['route', 'method', 'status'],
    seconds,
  );
  const platform = histogram(
    'platform_call_duration_seconds',
    'Attempts to call the platform, by operation and outcome',
    ['operation', 'outcome'],
    seconds,
  );
  const webVitals = histogram(
    'web_vitals_seconds',
    'TTFB, FCP, LCP and INP measured by browsers, by kind of page and viewport width',
    ['metric', 'screen', 'width'],
    vitalsSeconds,
  );
  const layoutShift = histogram(
    'web_vitals_layout_shift',
    'CLS measured by browsers, by kind of page and viewport width',
    ['screen', 'width'],
    shiftScores,
  );
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name: `storefront_${name}_total`, help, labelNames, registers });
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Gauge({ name: `storefront_${name}`, help, labelNames, registers });
  return {
    registry,
    requests,
    platform,
    webVitals,
    layoutShift,
    apiVersions: counter('platform_api_versions', 'Calls by the API version that answered', [
      'version',
    ]),
    measuredEvents: counter('measured_events', 'Batches of events for a service, by outcome', [
      'target',
      'outcome',
    ]),
    reviewFailures: counter('review_failures', 'Reviews that the service did not answer', []),
    deniedFields: counter('platform_denied_fields', 'Fields that the token has no scope for', [
      'operation',
    ]),
    contentProblems: counter(
      'content_problems',
      'Entries, menus and pages of the platform that are not shown as they are published',
      ['kind'],
    ),
    errors: counter('errors', 'Errors by source', ['source']),
    cacheReads: counter('cache_reads', 'Platform responses by where they were read from', [
      'source',
    ]),
    purges: counter('purges', 'Purges by target and outcome', ['target', 'outcome']),
    webhooks: counter('webhooks', 'Webhooks by topic and outcome', ['topic', 'outcome']),
    rejectedRequests: counter('rejected_requests', 'Requests rejected before the application', [
      'reason',
    ]),
    cspReports: counter('csp_reports', 'Content-Security-Policy violations reported by browsers', [
      'directive',
      'disposition',
    ]),
    refusedForms: counter('refused_forms', 'Forms and codes refused by a limit, by its kind', [
      'form',
      'limit',
    ]),
    redisUp: gauge('redis_up', '1 while Redis answers in time', []),
    jobsPending: gauge('newsletter_jobs_pending', 'Mails and vouchers in the job queue', []),
    jobAge: gauge('newsletter_oldest_job_seconds', 'Age of the oldest job by kind', ['job']),
    workers: gauge('newsletter_workers', 'Processes that run jobs', []),
    /** A gauge whose value is read when the metrics are scraped. */
    observeGauge(name: string, help: string, read: () => number | Promise<number>) {
      const observed: Gauge = new Gauge({
        name: `storefront_${name}`,
        help,
        registers,
        collect: async () => observed.set(await read()),
      });
    },
  };
}
