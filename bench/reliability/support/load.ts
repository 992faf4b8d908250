import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'undici';
import { percentile } from './report.ts';

export interface LoadRequest {
  path: string;
  headers?: Record<string, string>;
}

interface LoadOptions {
  /** With several, a request without a response is retried on the next, as a load balancer does. */
  origins: string[];
  rate: number;
  seconds: number;
  next(number: number): LoadRequest;
  isGood?(status: number): boolean;
}

const timeoutMs = 30_000;

/** Error codes by kind, to tell a dead server from a slow one. */
const kinds: Record<string, string> = {
  ECONNREFUSED: 'refused',
  ECONNRESET: 'reset',
  EPIPE: 'reset',
  UND_ERR_SOCKET: 'reset',
  UND_ERR_CONNECT_TIMEOUT: 'connect timeout',
  UND_ERR_HEADERS_TIMEOUT: 'timeout',
  UND_ERR_BODY_TIMEOUT: 'timeout',
};

/** Sends at a fixed rate, independent of response times (open model), so that a stalled server is noticed. */
export async function load({
  origins,
  rate,
  seconds,
  next,
  isGood = (status) => status === 200,
}: LoadOptions) {
  const pools = origins.map((origin) => new Pool(origin, { connections: 128, pipelining: 1 }));
  const milliseconds: number[] = [];
  const failures = new Map<string, number>();
  const caches = new Map<string, number>();
  const retriedOn = new Map<string, number>();
  let sent = 0;
  const inFlight = new Set<Promise<void>>();

  async function send({ path, headers = {} }: LoadRequest, number: number, attempt = 0) {
    const pool = pools[(number + attempt) % pools.length];
    if (!pool) throw new Error('no origin given');
    try {
      return await pool.request({
        method: 'GET',
        path,
        headers: { 'accept-encoding': 'br', 'x-forwarded-for': visitorAddress(number), ...headers },
        headersTimeout: timeoutMs,
        bodyTimeout: timeoutMs,
      });
    } catch (error) {
      if (attempt + 1 >= pools.length) throw error;
      count(retriedOn, kindOf(error));
      return send({ path, headers }, number, attempt + 1);
    }
  }

  async function visit(number: number): Promise<void> {
    const started = performance.now();
    let phase = 'before an answer';
    try {
      const { statusCode, headers, body } = await send(next(number), number);
      phase = 'within an answer';
      await body.arrayBuffer();
      const cache = String(headers['x-cache'] ?? 'none');
      count(caches, cache);
      if (!isGood(statusCode)) count(failures, `${statusCode} (${cache})`);
    } catch (error) {
      count(failures, `${kindOf(error)} ${phase}`);
    }
    milliseconds.push(performance.now() - started);
  }

  const begun = performance.now();
  while (performance.now() - begun < seconds * 1000) {
    const due = Math.floor(((performance.now() - begun) / 1000) * rate);
    while (sent < due) {
      const visiting = visit(sent).finally(() => inFlight.delete(visiting));
      inFlight.add(visiting);
      sent += 1;
    }
    await wait(5);
  }
  await Promise.all(inFlight);
  await Promise.all(pools.map((pool) => pool.destroy()));
  return {
    sent,
    failed: [...failures.values()].reduce((sum, one) => sum + one, 0),
    failures: formatCounts(failures),
    caches: formatCounts(caches),
    /** Responses by what the edge did. */
    cacheCounts: Object.fromEntries(caches),
    /** Why requests were retried on the next origin. */
    retriedOn: formatCounts(retriedOn),
    p50: percentile(milliseconds, 50),
    p95: percentile(milliseconds, 95),
    p99: percentile(milliseconds, 99),
  };
}

/** One IP address per visitor, from the range reserved for benchmarks (RFC 2544). */
export function visitorAddress(number: number): string {
  return `198.18.${(number >> 8) & 255}.${number & 255}`;
}

function kindOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'error';
  return kinds[code] ?? code;
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

function formatCounts(counts: Map<string, number>): string {
  return [...counts].map(([name, number]) => `${number} ${name}`).join(', ') || 'none';
}
