import {
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { TracingConfig } from '../config/config.ts';

const sendsWithin = 2_000;

/** Does nothing until tracing is started. */
const tracer = trace.getTracer('storefront');

/** Sends what takes how long to a collector that speaks OTLP. Loaded only where it is wanted. */
export async function startTracing({ collector, service, release, sampleRate }: TracingConfig) {
  const [{ AsyncLocalStorageContextManager }, core, resources, sdk, { OTLPTraceExporter }] =
    await Promise.all([
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/core'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/sdk-trace-base'),
      import('@opentelemetry/exporter-trace-otlp-http'),
    ]);
  const url = `${collector.replace(/\/$/, '')}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: sendsWithin });
  const provider = new sdk.BasicTracerProvider({
    resource: resources.resourceFromAttributes({
      'service.name': service,
      ...(release && { 'service.version': release }),
    }),
    // whoever asked decides for all they set off
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(sampleRate) }),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter)],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new core.W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return { stop: () => provider.shutdown() };
}

/** Goes on with the trace a proxy began. Neither address nor query nor network address are told, only the route. */
export function inRequestSpan<Result>(
  { method, headers }: Request,
  work: (span: Span) => Promise<Result>,
): Promise<Result> {
  const from = propagation.extract(context.active(), Object.fromEntries(headers));
  const attributes = { 'http.request.method': method };
  const options = { kind: SpanKind.SERVER, attributes };
  return tracer.startActiveSpan(method, options, from, (span) => untilEnd(span, work));
}

interface Answered {
  requestId: string;
  method: string;
  route: string;
  status: number;
}

export function noteAnswer(span: Span, { requestId, method, route, status }: Answered) {
  span.updateName(`${method} ${route}`).setAttributes({
    'http.route': route,
    'http.response.status_code': status,
    'request.id': requestId,
  });
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
}

/** What is asked of another server. */
export function inCallSpan<Result>(
  name: string,
  attributes: Record<string, string>,
  work: () => Promise<Result>,
): Promise<Result> {
  const options = { kind: SpanKind.CLIENT, attributes };
  return tracer.startActiveSpan(name, options, (span) => untilEnd(span, work));
}

/** Leads from a line of the log to its trace; undefined where none is kept. */
export function currentTraceId(): string | undefined {
  const span = trace.getActiveSpan();
  return span?.isRecording() ? span.spanContext().traceId : undefined;
}

async function untilEnd<Result>(span: Span, work: (span: Span) => Promise<Result>) {
  try {
    return await work(span);
  } catch (error) {
    // its words may name a visitor's things
    const kind = error instanceof Error ? error.name : typeof error;
    span.setAttribute('error.type', kind).setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}
