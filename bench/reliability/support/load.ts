import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'undici';
import { percentile } from './report.ts';

export interface Visit {
  path: string;
  headers?: Record<string, string>;
}

interface LoadOptions {
  /** More than one as a balancer has them: a read whose connection breaks goes on to the next. */
  origins: string[];
  rate: number;
  seconds: number;
  next(number: number): Visit;
  isGood?(status: number): boolean;
}

const timeoutMs = 30_000;

/** Sends at a fixed rate, however long answers take: who waits for answers would not notice that a server stands still. */
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
  let sent = 0;
  let goneOn = 0;
  const underWay = new Set<Promise<void>>();

  async function ask({ path, headers = {} }: Visit, number: number, attempt = 0): Promise<number> {
    const pool = pools[(number + attempt) % pools.length];
    if (!pool) throw new Error('nowhere to send to');
    try {
      const answer = await pool.request({
        method: 'GET',
        path,
        headers: { 'accept-encoding': 'br', ...headers },
        headersTimeout: timeoutMs,
        bodyTimeout: timeoutMs,
      });
      await answer.body.arrayBuffer();
      count(caches, String(answer.headers['x-cache'] ?? 'none'));
      return answer.statusCode;
    } catch (error) {
      if (attempt + 1 >= pools.length) throw error;
      goneOn += 1;
      return ask({ path, headers }, number, attempt + 1);
    }
  }

  async function visit(number: number): Promise<void> {
    const started = performance.now();
    try {
      const status = await ask(next(number), number);
      if (!isGood(status)) count(failures, String(status));
    } catch (error) {
      count(failures, error instanceof Error && 'code' in error ? String(error.code) : 'error');
    }
    milliseconds.push(performance.now() - started);
  }

  const begun = performance.now();
  while (performance.now() - begun < seconds * 1000) {
    const due = Math.floor(((performance.now() - begun) / 1000) * rate);
    while (sent < due) {
      const visiting = visit(sent).finally(() => underWay.delete(visiting));
      underWay.add(visiting);
      sent += 1;
    }
    await wait(5);
  }
  await Promise.all(underWay);
  await Promise.all(pools.map((pool) => pool.destroy()));
  return {
    sent,
    failed: [...failures.values()].reduce((sum, one) => sum + one, 0),
    failures: Object.fromEntries(failures),
    caches: Object.fromEntries(caches),
    goneOn,
    p50: percentile(milliseconds, 50),
    p95: percentile(milliseconds, 95),
    p99: percentile(milliseconds, 99),
  };
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}
