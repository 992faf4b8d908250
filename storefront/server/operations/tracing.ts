import {
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { TracingConfig } from '../config/config.ts';

const sendTimeoutMs = 2_000;

/** A no-op until tracing is started. */
const tracer = trace.getTracer('storefront');

/** Exports spans to an OTLP collector. The libraries are loaded only if tracing is configured. */
export async function startTracing({ collector, service, release, sampleRate }: TracingConfig) {
  const [{ AsyncLocalStorageContextManager }, core, resources, sdk, { OTLPTraceExporter }] =
    await Promise.all([
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/core'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
    ]);
  const url = `${collector.replace(/\/$/, '')}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: sendTimeoutMs });
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({
      'service.name': service,
      ...(release && { 'service.version': release }),
    }),
    // follows the sampling decision of the caller
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(sampleRate) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new core.W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return { stop: () => provider.shutdown() };
}

/** Continues the trace of a proxy. Records the route only: no URL, query or IP address. */
export function inRequestSpan<Result>(
  { method, headers }: Request,
  work: (span: Span) => Promise<Result>,
): Promise<Result> {
  const from = propagation.extract(context.active(), Object.fromEntries(headers));
  const attributes = { 'http.request.method': method };
  const options = { kind: SpanKind.SERVER, attributes };
  return tracer.startActiveSpan(method, options, from, (span) => runInSpan(span, work));
}

interface ResponseFacts {
  requestId: string;
  method: string;
  route: string;
  status: number;
}

export function recordResponse(span: Span, { requestId, method, route, status }: ResponseFacts) {
  span.updateName(`${method} ${route}`).setAttributes({
    'http.route': route,
    'http.response.status_code': status,
    'request.id': requestId,
  });
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
}

/** A call to another server. */
export function inCallSpan<Result>(
  name: string,
  attributes: Record<string, string>,
  work: () => Promise<Result>,
): Promise<Result> {
  const options = { kind: SpanKind.CLIENT, attributes };
  return tracer.startActiveSpan(name, options, (span) => runInSpan(span, work));
}

/** For log lines; undefined if the request is not traced. */
export function currentTraceId(): string | undefined {
  const span = trace.getActiveSpan();
  return span?.isRecording() ? span.spanContext().traceId : undefined;
}

async function runInSpan<Result>(span: Span, work: (span: Span) => Promise<Result>) {
  try {
    return await work(span);
  } catch (error) {
    // the message may contain personal data
    const kind = error instanceof Error ? error.name : typeof error;
    span.setAttribute('error.type', kind).setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}
