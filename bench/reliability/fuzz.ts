// 100,000 malformed requests: no crash, no 5xx, no memory leak.
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { Pool } from 'undici';
import {
  type MalformedRequest,
  malformedRequest,
  rawRequest,
} from './support/malformed-requests.ts';
import { gauge } from './support/metrics.ts';
import { atLeast, atMost, exactly, report } from './support/report.ts';
import { settings } from './support/settings.ts';
import { inspectorMessage, usedMemory } from './support/used-memory.ts';
import { withStack } from './support/with-stack.ts';

const { BENCH_FUZZ_REQUESTS: requests, BENCH_SEED: seed } = settings;
const concurrency = 48;
const batch = 200;
/** One in this many is not valid HTTP. */
const rawEvery = 6;
/** One in this many goes through the edge, the others directly to the nodes. */
const edgeEvery = 10;
/** Memory is measured after caches are full and code is compiled. */
const warmUp = requests / 4;
const startTime = 'storefront_process_start_time_seconds';

const inspectors = new Map<string, string>();
const options = {
  nodeEnv: {
    // a small cache is full soon: memory that grows afterwards is a leak
    CACHE_MEMORY_MB: '8',
    // the sandbox's speed on this machine is irrelevant here
    PLATFORM_TIMEOUT_MS: '60000',
    LOG_LEVEL: 'error',
    NODE_OPTIONS: '--inspect=127.0.0.1:0',
  },
  onOutput(name: string, line: string) {
    const address = inspectorMessage.exec(line)?.[1];
    if (address) inspectors.set(name, address);
  },
};

await withStack(options, async (stack) => {
  const straight = stack.urls.nodes.map((node) => new Pool(node, { connections: concurrency }));
  const edge = new Pool(stack.urls.shop, { connections: concurrency });
  const ofNodes = (metric: string) =>
    Promise.all(stack.urls.metrics.map((metrics) => gauge(metrics, metric)));
  const begunAs = await ofNodes(startTime);
  const answers = new Map<string, number>();
  let failures = 0;
  let sent = 0;

  /** After all responses have arrived. */
  async function memory(): Promise<number[]> {
    await wait(2_000);
    return Promise.all([...inspectors.values()].map(usedMemory));
  }
  const count = (name: string) => answers.set(name, (answers.get(name) ?? 0) + 1);

  function note(status: number, what: string): void {
    count(status === 0 ? 'closed' : `${Math.floor(status / 100)}xx`);
    if (status < 500) return;
    failures += 1;
    if (failures <= 20) console.log(`${status} ${what.slice(0, 300)}`);
  }

  async function send(
    request: MalformedRequest,
    number: number,
    isRepeated = false,
  ): Promise<void> {
    const pool = number % edgeEvery === 0 ? edge : straight[number % straight.length];
    const what = `${request.method} ${request.path} ${JSON.stringify(request.headers)}`;
    try {
      const answer = await pool?.request({ ...request, headersTimeout: 60_000 });
      await answer?.body.dump();
      if (answer?.headers['x-load'] === 'overloaded') {
        // refused before any work, as it should be: asked again, as its Retry-After says
        count('overloaded');
        await wait(500);
        return send(request, number, isRepeated);
      }
      note(answer?.statusCode ?? 0, what);
    } catch (error) {
      // a keep-alive connection that was just being closed: possible for any client
      if (!isRepeated) return send(request, number, true);
      const kind = error instanceof Error && 'code' in error ? String(error.code) : 'error';
      if (!answers.has(kind)) console.log(`${kind} ${what.slice(0, 300)}`);
      count(kind);
    }
  }

  let waiting: (() => Promise<void>)[] = [];
  function next(): () => Promise<void> {
    const number = sent;
    sent += 1;
    if (waiting.length === 0) waiting = generate(number);
    return waiting.pop() ?? next();
  }
  function generate(first: number): (() => Promise<void>)[] {
    const raw = fc.sample(rawRequest, {
      numRuns: Math.round(batch / rawEvery),
      seed: seed + first,
    });
    const rest = batch - raw.length;
    const many = fc.sample(malformedRequest, { numRuns: rest, seed: seed + first });
    return [
      ...many.map((request, index) => () => send(request, first + index)),
      ...raw.map((text, index) => async () => {
        const port = stack.ports.nodes[index % stack.ports.nodes.length];
        const answer = await sendRaw(port, text);
        if (/^x-load: overloaded/im.test(answer)) count('overloaded');
        else note(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0), text);
      }),
    ];
  }
  async function sendUntil(end: number): Promise<void> {
    const sender = async () => {
      while (sent < end) {
        const request = next();
        if (sent % 10_000 === 0) tellProgress();
        await request();
      }
    };
    await Promise.all(Array.from({ length: concurrency }, sender));
  }
  const started = performance.now();
  function tellProgress() {
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`${sent} requests in ${seconds} s: ${JSON.stringify(Object.fromEntries(answers))}`);
  }

  await sendUntil(warmUp);
  const before = await memory();
  await sendUntil(requests / 2);
  const meanwhile = await memory();
  await sendUntil(requests);
  const after = await memory();
  const seconds = (performance.now() - started) / 1000;
  const processor = (await ofNodes('storefront_process_cpu_seconds_total')).reduce((a, b) => a + b);
  const growth = Math.max(...after.map((bytes, index) => (bytes / (before[index] ?? 0) - 1) * 100));
  const ready = await Promise.all(
    stack.urls.nodes.map(async (node) => (await fetch(`${node}/health/ready`)).status),
  );
  const crashes = (await ofNodes(startTime)).filter(
    (time, index) => time !== begunAs[index],
  ).length;
  const answered = /^(\dxx|closed|overloaded)$/;
  const unanswered = [...answers].filter(([name]) => !answered.test(name));

  report(`Bad input: ${sent} requests generated from seed ${seed}, in ${Math.round(seconds)} s`, [
    atLeast('requests', sent, 100_000),
    { what: 'answers', found: JSON.stringify(Object.fromEntries(answers)) },
    { what: 'processor time of the nodes', found: `${Math.round(processor)} s` },
    exactly('5xx', failures, 0),
    exactly(
      'requests of HTTP without an answer',
      unanswered.reduce((sum, [, number]) => sum + number, 0),
      0,
    ),
    exactly('nodes ready afterwards', ready.filter((status) => status === 200).length, 2),
    exactly('crashes', crashes, 0),
    {
      what: `memory in use after ${warmUp}, ${requests / 2} and all, garbage collected`,
      found: [before, meanwhile, after].map((nodes) => nodes.map(megabytes).join(', ')).join(' → '),
    },
    atMost('growth', growth, 10, ' %'),
  ]);
});

/** What arrived before the connection was closed. */
function sendRaw(port: number | undefined, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port ?? 0, '127.0.0.1');
    let answer = '';
    // an incomplete request: the server's timeout is longer than ours
    socket.setTimeout(2_000, () => socket.destroy());
    socket.on('data', (data) => {
      answer += data.toString('latin1');
      socket.end();
    });
    // a closed connection is a valid response
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
    socket.write(text, 'latin1');
  });
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1_048_576)} MB`;
}
