// A hundred thousand requests nobody would send in good faith: none may bring a node down, fill it up or make it fail.
import { connect } from 'node:net';
import fc from 'fast-check';
import { Pool } from 'undici';
import { type BadRequest, badRequest, rawRequest } from './support/bad-requests.ts';
import { gauge } from './support/metrics.ts';
import { atLeast, atMost, exactly, percentile, report } from './support/report.ts';
import { settings } from './support/settings.ts';
import { withStack } from './support/with-stack.ts';

const { BENCH_FUZZ_REQUESTS: requests, BENCH_SEED: seed } = settings;
const batch = 50;
const rawShare = 0.02;
const samplesAWindow = 10;
const startTime = 'storefront_process_start_time_seconds';

// with a small cache it is full soon, and what grows from then on is a leak
await withStack({ nodeEnv: { CACHE_MEMORY_MB: '8', LOG_LEVEL: 'error' } }, async (stack) => {
  const [node = ''] = stack.urls.nodes;
  const [metrics = ''] = stack.urls.metrics;
  const straight = new Pool(node, { connections: batch });
  const edge = new Pool(stack.urls.shop, { connections: batch });
  const begunAs = await gauge(metrics, startTime);
  const statuses = new Map<string, number>();
  const failing: string[] = [];
  const memory: number[] = [];
  let sent = 0;

  function note(status: number, what: string): void {
    const kind = `${Math.floor(status / 100)}xx`;
    statuses.set(kind, (statuses.get(kind) ?? 0) + 1);
    if (status >= 500 && failing.length < 20) {
      failing.push(`${status} ${what.slice(0, 300)}`);
      console.log(failing.at(-1));
    }
  }

  async function send(request: BadRequest, number: number) {
    // a tenth through the edge, the rest without its protection
    const pool = number % 10 === 0 ? edge : straight;
    try {
      const answer = await pool.request({ ...request, headersTimeout: 60_000 });
      await answer.body.dump();
      note(
        answer.statusCode,
        `${request.method} ${request.path} ${JSON.stringify(request.headers)}`,
      );
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'error';
      statuses.set(code, (statuses.get(code) ?? 0) + 1);
    }
  }

  while (sent < requests) {
    const many = fc.sample(badRequest, { numRuns: batch, seed: seed + sent });
    await Promise.all(many.map((request, index) => send(request, sent + index)));
    sent += batch;
    const raw = fc.sample(rawRequest, { numRuns: Math.ceil(batch * rawShare), seed: seed + sent });
    await Promise.all(
      raw.map(async (text) => note(await sendRaw(stack.ports.nodes[0], text), text)),
    );
    sent += raw.length;
    if (Math.floor(sent / (requests / 50)) > memory.length) {
      memory.push(await gauge(metrics, 'storefront_process_resident_memory_bytes'));
      if (memory.length % 10 === 0)
        console.log(`${sent} requests, ${JSON.stringify(Object.fromEntries(statuses))}`);
    }
  }
  // the first half fills caches and warms the engine up
  const half = Math.floor(memory.length / 2);
  const early = percentile(memory.slice(half, half + samplesAWindow), 50);
  const late = percentile(memory.slice(-samplesAWindow), 50);
  const growth = (late / early - 1) * 100;
  const alive = await fetch(`${node}/health/ready`).then(
    ({ status }) => status,
    () => 0,
  );
  const endedAs = await gauge(metrics, startTime);

  report(`Bad input: generated from seed ${seed}`, [
    atLeast('requests', sent, 100_000),
    { what: 'answers', found: JSON.stringify(Object.fromEntries(statuses)) },
    exactly('5xx', statuses.get('5xx') ?? 0, 0),
    exactly('the node is ready afterwards', alive, 200),
    exactly('crashes', begunAs === endedAs ? 0 : 1, 0),
    { what: 'memory at half and at the end', found: `${megabytes(early)} → ${megabytes(late)}` },
    atMost('growth', growth, 10, ' %'),
  ]);
});

function sendRaw(port: number | undefined, text: string): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect(port ?? 0, '127.0.0.1');
    let answer = '';
    socket.setTimeout(5_000, () => socket.destroy());
    socket.on('data', (data) => {
      answer += data.toString('latin1');
      socket.end();
    });
    // refused without a word is an answer, too
    socket.on('error', () => {});
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0)));
    socket.write(text, 'latin1');
  });
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1_048_576)} MB`;
}
