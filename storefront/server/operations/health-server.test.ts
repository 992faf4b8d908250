import { spawnSync } from 'node:child_process';
import freePort from 'get-port';
import { expect, onTestFinished, test } from 'vitest';
import { createHealth } from './health.ts';
import { serveHealth } from './health-server.ts';

async function serve(silentMs: number) {
  const health = createHealth([{ name: 'redis', state: () => 'up' }]);
  health.setState('ready');
  const port = await freePort();
  const server = await serveHealth(health, { port, host: '127.0.0.1', silentMs });
  onTestFinished(() => server.close());
  /** From another process, for which this thread waits and does nothing else. */
  return (path: string, afterMs = 0) => {
    const url = `http://127.0.0.1:${port}${path}`;
    const ask = `setTimeout(async () => {
      const answer = await fetch('${url}');
      console.log(answer.status, await answer.text());
    }, ${afterMs})`;
    return spawnSync(process.execPath, ['-e', ask]).stdout.toString().trim();
  };
}

test('health checks are answered while the main thread is busy', async () => {
  const ask = await serve(20_000);
  expect(ask('/health/ready')).toBe('200 {"state":"ready","dependencies":{"redis":"up"}}');
  expect(ask('/health/live')).toBe('200 {"live":true}');
  expect(ask('/metrics')).toBe('404 {}');
});

test('a main thread that reports nothing for too long is neither live nor ready', async () => {
  const ask = await serve(100);
  expect(ask('/health/live', 300)).toBe('503 {"live":false}');
  expect(ask('/health/ready', 300)).toBe('503 {"state":"blocked"}');
});
