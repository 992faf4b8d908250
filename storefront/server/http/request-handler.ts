import { randomUUID } from 'node:crypto';
import type { Span } from '@opentelemetry/api';
import type { ResponseMetadata } from '../../app/entry.server.tsx';
import { inRequestSpan, noteAnswer } from '../operations/tracing.ts';
import { finishAnswer } from './finish-answer.ts';
import { withLimitedBody } from './limited-body.ts';
import { isForeignWrite } from './origin-check.ts';
import type { createSecurityHeaders } from './security-headers.ts';

/** A form of the shop is far smaller. */
const mostBytes = 65_536;

type Refusal = 'address' | 'method' | 'origin' | 'rate' | 'size';

interface Answer {
  response: Response;
  notes: ResponseMetadata;
}

export interface Visit {
  requestId: string;
  address: string;
}

export interface HandlerOptions {
  publicOrigin: string;
  security: ReturnType<typeof createSecurityHeaders>;
  /** Off in development, where the compiler puts scripts and styles of its own into the page. */
  hasPolicy: boolean;
  /** What is not for the application: health, webhooks, reports. Null for everything else. */
  endpoint(request: Request, path: string): Promise<Response | null>;
  secondsToWait(method: string, path: string, address: string): Promise<number | null>;
  application(request: Request, visit: Visit): Promise<Answer>;
  onRefusal(reason: Refusal): void;
  onAnswer(answer: AnsweredRequest): void;
}

interface AnsweredRequest {
  requestId: string;
  method: string;
  /** From the address; null where it names none. */
  language: string | null;
  route: string;
  status: number;
  seconds: number;
  errors: unknown[];
}

/** Every request's way through the server. */
export function createHandler(options: HandlerOptions) {
  const { publicOrigin, security, hasPolicy, endpoint, secondsToWait, application } = options;

  function refuse(reason: Refusal, status: number, headers = {}): Response {
    options.onRefusal(reason);
    return new Response(reason, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
  }

  async function answer(
    request: Request,
    visit: Visit,
  ): Promise<{ response: Response; notes?: ResponseMetadata; route?: string }> {
    const { pathname: path, search } = new URL(request.url);
    if (!methods.has(request.method)) {
      return { response: refuse('method', 405, { Allow: [...methods].join(', ') }) };
    }
    const readable = search.replaceAll(controlCharacters, '');
    if (path.search(controlCharacters) >= 0) return { response: refuse('address', 400) };
    if (readable !== search) {
      // nonsense in a query is no error: its reader gets the page without it
      const location = publicOrigin + path + readable;
      return { response: new Response(null, { status: 302, headers: { Location: location } }) };
    }
    const seconds = await secondsToWait(request.method, path, visit.address);
    if (seconds !== null) {
      return { response: refuse('rate', 429, { 'Retry-After': String(seconds) }) };
    }
    const other = await endpoint(request, path);
    if (other) return { response: other, route: path };
    if (isForeignWrite(request, publicOrigin)) return { response: refuse('origin', 403) };
    const limited = await withLimitedBody(request, mostBytes);
    if (!limited) return { response: refuse('size', 413) };
    const { response, notes } = await application(limited, visit);
    return { response: await finishAnswer(request, withPolicy(response, notes)), notes };
  }

  function withPolicy(response: Response, notes: ResponseMetadata): Response {
    if (hasPolicy && isPage(response)) {
      setAll(response.headers, security.page(notes.scriptHashes));
    }
    return response;
  }

  async function handle(request: Request, address: string, span: Span): Promise<Response> {
    const started = performance.now();
    const requestId = randomUUID();
    const {
      response,
      notes,
      route = notes?.route ?? 'none',
    } = await answer(request, {
      requestId,
      address,
    });
    setMissing(response.headers, security.always);
    if (!isPage(response)) setMissing(response.headers, security.other);
    response.headers.set('X-Request-Id', requestId);
    const { method } = request;
    const { status } = response;
    noteAnswer(span, { requestId, method, route, status });
    options.onAnswer({
      requestId,
      method,
      language: /^\/([a-z]{2})(?:[/.]|$)/.exec(new URL(request.url).pathname)?.[1] ?? null,
      route,
      status,
      seconds: (performance.now() - started) / 1000,
      errors: notes?.errors ?? [],
    });
    return response;
  }

  return (request: Request, address: string): Promise<Response> =>
    inRequestSpan(request, (span) => handle(request, address, span));
}

const methods = new Set(['GET', 'HEAD', 'POST']);

/** No address of ours holds one, and the platform's database takes none. */
const controlCharacters = /%[01][0-9a-f]|%7f/gi;

function isPage({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/html') ?? false;
}

/** What an answer says itself counts. */
function setMissing(headers: Headers, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    if (!headers.has(name)) headers.set(name, value);
  }
}

function setAll(headers: Headers, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) headers.set(name, value);
}
