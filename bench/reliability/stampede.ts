// Concurrent requests to an uncached page: every platform call is made once.
import { Agent, fetch } from 'undici';
import { sandboxClient } from '../../e2e/support/sandbox-client.ts';
import { countBy } from './support/metrics.ts';
import { exactly, percentile, report } from './support/report.ts';
import { settings } from './support/settings.ts';
import { withStack } from './support/with-stack.ts';

const visitors = settings.BENCH_VISITORS;

await withStack({}, async (stack) => {
  const [alone, crowded] = await sandboxClient(stack.urls.sandbox).products(2);
  if (!alone || !crowded) throw new Error('the catalogue is empty');
  const dispatcher = new Agent({ connections: visitors, headersTimeout: 120_000 });
  const milliseconds: number[] = [];
  const calls = () =>
    countBy(stack.urls.metrics, 'storefront_platform_call_duration_seconds_count', 'operation');

  // directly to the nodes, since the edge would collapse the requests
  async function visit(handle: string, index: number): Promise<number> {
    const started = performance.now();
    const node = stack.urls.nodes[index % stack.urls.nodes.length];
    const answer = await fetch(`${node}/de/p/${handle}`, { dispatcher });
    await answer.arrayBuffer();
    milliseconds.push(performance.now() - started);
    return answer.status;
  }

  // one operation may be needed several times: compared with the calls of a single visitor
  const start = await calls();
  await visit(alone.handle, 0);
  const before = await calls();
  const statuses = await Promise.all(
    Array.from({ length: visitors }, (_, index) => visit(crowded.handle, index)),
  );
  const after = await calls();

  const results = [...after].flatMap(([operation, count]) => {
    const ofCrowd = count - (before.get(operation) ?? 0);
    const ofOne = (before.get(operation) ?? 0) - (start.get(operation) ?? 0);
    // data that both pages show is cached by now
    return ofCrowd === 0 ? [] : [exactly(`calls of ${operation}`, ofCrowd, ofOne)];
  });
  report(`Stampede: ${visitors} visitors at once to one cold page, half on each of two nodes`, [
    exactly('answers that are not 200', statuses.filter((status) => status !== 200).length, 0),
    ...results,
    {
      what: 'operations asked for',
      found: results.length,
      target: '> 0',
      isMet: results.length > 0,
    },
    { what: 'slowest answer', found: `${Math.round(percentile(milliseconds, 100))} ms` },
  ]);
});
