import { randomUUID } from 'node:crypto';
import type { Span } from '@opentelemetry/api';
import type { ResponseMetadata } from '../../app/entry.server.tsx';
import { matchRoute } from '../../app/route-table.ts';
import type { RouteRow } from '../../app/shop-model/route-row.ts';
import { inRequestSpan, recordResponse } from '../operations/tracing.ts';
import { finishResponse } from './finish-response.ts';
import { withLimitedBody } from './limited-body.ts';
import { isOverloaded } from './load-shedding.ts';
import { isCrossOriginWrite } from './origin-check.ts';
import type { createSecurityHeaders } from './security-headers.ts';
import { streamResponse } from './stream-response.ts';

/** The shop's forms are far smaller. */
const maxBytes = 65_536;

type RejectionReason = 'address' | 'load' | 'method' | 'origin' | 'rate' | 'size';

interface ApplicationResponse {
  response: Response;
  metadata: ResponseMetadata;
}

export interface RequestMeta {
  requestId: string;
  address: string;
}

export interface HandlerOptions {
  publicOrigin: string;
  security: ReturnType<typeof createSecurityHeaders>;
  /** Off in development, where Vite injects inline scripts and styles. */
  hasCsp: boolean;
  /** Endpoints outside the application: health, webhooks, reports. Null for everything else. */
  endpoint(request: Request, path: string, meta: RequestMeta): Promise<Response | null>;
  retryAfterSeconds(method: string, path: string, address: string): Promise<number | null>;
  /** Called after an endpoint has rejected a request. */
  countFailure(path: string, address: string): Promise<void>;
  isPlatformResponsive(): boolean;
  eventLoopLagMs(): number;
  application(request: Request, meta: RequestMeta): Promise<ApplicationResponse>;
  onRejection(reason: RejectionReason): void;
  onResponse(request: CompletedRequest): void;
}

interface CompletedRequest {
  requestId: string;
  method: string;
  /** From the path; null if it has none. */
  language: string | null;
  route: string;
  status: number;
  seconds: number;
  errors: unknown[];
}

/** Handles every request: checks, rate limits, endpoints, application, headers. */
export function createRequestHandler(options: HandlerOptions) {
  const { publicOrigin, security, hasCsp, endpoint, retryAfterSeconds, application } = options;
  let inFlight = 0;

  function isOverloadedFor(row: RouteRow | null, isRefresh: boolean): boolean {
    const access = row?.access ?? 'public';
    if (access === 'internal') return false;
    const isOutage = access === 'public' && !options.isPlatformResponsive();
    const priority = isOutage ? 'outage' : access;
    return isOverloaded(isRefresh ? 'refresh' : priority, {
      inFlight,
      lagMs: options.eventLoopLagMs(),
    });
  }

  function reject(reason: RejectionReason, status: number, headers = {}): Response {
    options.onRejection(reason);
    return new Response(reason, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
  }

  async function respond(
    request: Request,
    meta: RequestMeta,
  ): Promise<{ response: Response; metadata?: ResponseMetadata; route?: string }> {
    const { pathname: path, search } = new URL(request.url);
    if (!methods.has(request.method)) {
      return { response: reject('method', 405, { Allow: [...methods].join(', ') }) };
    }
    // sent by the edge; from anyone else it only lowers the priority of the own request
    const isRefresh = request.headers.has('X-Edge-Refresh');
    const row = matchRoute(path);
    if (isOverloadedFor(row, isRefresh)) {
      return { response: reject('load', 503, isRefresh ? {} : overloaded) };
    }
    const readable = search.replaceAll(controlCharacters, '');
    if (path.search(controlCharacters) >= 0) return { response: reject('address', 400) };
    if (readable !== search) {
      // redirect to the same page without them: a malformed query is no error for the visitor
      const location = publicOrigin + path + readable;
      return { response: new Response(null, { status: 302, headers: { Location: location } }) };
    }
    const seconds = await retryAfterSeconds(request.method, path, meta.address);
    if (seconds !== null) {
      return { response: reject('rate', 429, { 'Retry-After': String(seconds) }) };
    }
    const other = await endpoint(request, path, meta);
    if (other) {
      if (other.status >= 400) await options.countFailure(path, meta.address);
      return { response: other, route: path };
    }
    // files that are missing, endpoints that are off, and spellings that only the router would accept
    if (!row?.module) return { response: missingFile(), route: row?.pattern ?? 'none' };
    if (isCrossOriginWrite(request, publicOrigin)) return { response: reject('origin', 403) };
    const limited = await withLimitedBody(request, maxBytes);
    if (!limited) return { response: reject('size', 413) };
    const { response, metadata } = await application(limited, meta);
    if (metadata.isStreamed) return { response: await streamResponse(request, response), metadata };
    return { response: await finishResponse(request, withCsp(response, metadata)), metadata };
  }

  function withCsp(response: Response, metadata: ResponseMetadata): Response {
    if (hasCsp && isPage(response)) {
      setAll(response.headers, security.page(metadata.scriptHashes));
    }
    return response;
  }

  async function handle(request: Request, address: string, span: Span): Promise<Response> {
    const started = performance.now();
    const requestId = randomUUID();
    const {
      response,
      metadata,
      route = metadata?.route ?? 'none',
    } = await respond(request, {
      requestId,
      address,
    });
    setMissing(response.headers, security.always);
    if (!isPage(response)) setMissing(response.headers, security.other);
    response.headers.set('X-Request-Id', requestId);
    // the edge then shows purged pages at once instead of letting visitors wait for new ones
    if (!options.isPlatformResponsive()) response.headers.set('X-Platform', 'unresponsive');
    const { method } = request;
    const { status } = response;
    recordResponse(span, { requestId, method, route, status });
    options.onResponse({
      requestId,
      method,
      language:
        /^\/([a-z]{2})(?:-[a-z]{2})?(?:[/.]|$)/.exec(new URL(request.url).pathname)?.[1] ?? null,
      route,
      status,
      seconds: (performance.now() - started) / 1000,
      errors: metadata?.errors ?? [],
    });
    return response;
  }

  return async (request: Request, address: string): Promise<Response> => {
    inFlight += 1;
    try {
      return await inRequestSpan(request, (span) => handle(request, address, span));
    } finally {
      inFlight -= 1;
    }
  };
}

/** The edge lets clients with few misses go first for a while. */
const overloaded = { 'Retry-After': '5', 'X-Load': 'overloaded' };

/** A page would cost as much as any other. */
function missingFile(): Response {
  const headers = {
    'Content-Type': 'text/plain',
    'Cache-Control': 'public, max-age=0, s-maxage=60',
  };
  return new Response('not found', { status: 404, headers });
}

const methods = new Set(['GET', 'HEAD', 'POST']);

/** Never part of our URLs, and the platform's database rejects them. */
const controlCharacters = /%[01][0-9a-f]|%7f/gi;

function isPage({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/html') ?? false;
}

/** Does not override headers that the response has set. */
function setMissing(headers: Headers, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    if (!headers.has(name)) headers.set(name, value);
  }
}

function setAll(headers: Headers, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) headers.set(name, value);
}
