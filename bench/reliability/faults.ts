// Whatever part of the stack fails or is restarted under load, no visitor misses a page.
import { setTimeout as wait } from 'node:timers/promises';
import type { Stack } from '../../deploy/stack/stack.ts';
import { load } from './support/load.ts';
import { crawl, warm } from './support/pages.ts';
import { exactly, type Finding, report } from './support/report.ts';
import { settings } from './support/settings.ts';
import { withStack } from './support/with-stack.ts';

const { BENCH_RATE: rate, BENCH_SECONDS: seconds, BENCH_MISS_SHARE: missShare } = settings;

interface Fault {
  name: string;
  /** Happens under load, after a quiet second. May have something of its own to tell. */
  happen(stack: Stack, tell: (finding: Finding) => void): Promise<void>;
}

/** So many pages are being made when a node dies. */
const inFlight = 30;

const faults: Fault[] = [
  {
    name: 'Redis killed, and back',
    async happen({ parts }) {
      await parts.redis.kill();
      await wait((seconds * 1000) / 3);
      await parts.redis.start();
    },
  },
  {
    name: 'a node killed (SIGKILL), and back',
    async happen({ parts, urls }, tell) {
      const [node] = parts.nodes;
      const waiting = Array.from({ length: inFlight }, async (_, number) => {
        const edge = urls.edges[number % urls.edges.length];
        return (await fetch(`${edge}/de?in-flight=${number}`)).status;
      });
      // they are with the nodes by then, and none is ready
      await wait(50);
      await node?.kill();
      const statuses = await Promise.all(waiting);
      await wait((seconds * 1000) / 3);
      await node?.start();
      const lost = statuses.filter((status) => status !== 200).length;
      tell(exactly(`of ${inFlight} pages being made when it died, on both nodes: failed`, lost, 0));
    },
  },
  {
    name: 'rolling restart of the nodes',
    async happen({ parts }) {
      for (const node of parts.nodes) {
        await node.stop();
        await node.start();
        // until the edge has noticed
        await wait(2_000);
      }
    },
  },
  {
    name: 'PostgreSQL stopped, and back',
    async happen({ parts }) {
      await parts.postgres.stop();
      await wait((seconds * 1000) / 3);
      await parts.postgres.start();
    },
  },
  {
    name: 'Varnish restarted, one edge after the other',
    async happen({ parts }) {
      for (const edge of parts.edges) {
        await edge.stop();
        await edge.start();
        // until it has the pages again: what breaks on both edges is lost
        await wait((seconds * 1000) / 4);
      }
    },
  },
];

const chosen = faults.filter(({ name }) => name.includes(settings.BENCH_FAULT));

await withStack({ edges: 2 }, async (stack) => {
  const pages = await crawl(stack.urls.shop, settings.BENCH_PAGES);
  // the other edge knows none of them yet
  for (const edge of stack.urls.edges) await warm(edge, pages);
  const findings: Finding[] = [];
  for (const [index, { name, happen }] of chosen.entries()) {
    const loading = load({
      origins: settings.BENCH_BALANCER ? [settings.BENCH_BALANCER] : stack.urls.edges,
      rate,
      seconds,
      next: (number) => {
        const path = pages[number % pages.length] ?? '/de';
        // no page knows this parameter, so the edge has it from nobody
        return {
          path:
            number % Math.round(1 / missShare) === 0 ? `${path}?visit=${index}-${number}` : path,
        };
      },
    });
    await wait(1_000);
    const own: Finding[] = [];
    const [result] = await Promise.all([loading, happen(stack, (finding) => own.push(finding))]);
    findings.push(
      exactly(`${name}: failed of ${result.sent}`, result.failed, 0),
      ...own,
      { what: '  what failed', found: result.failures },
      { what: '  from where', found: `${result.caches}; p95 ${Math.round(result.p95)} ms` },
      { what: '  sent on to the other edge', found: result.wentOn },
    );
  }
  report(
    `Faults: each for ${seconds} s under ${rate} requests/s, ${missShare * 100} % of them not at the edge; two edges behind a balancer that repeats on the other what broke before its answer began`,
    findings,
  );
});
