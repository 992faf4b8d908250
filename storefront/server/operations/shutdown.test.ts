import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createHealth } from './health.ts';
import { drain } from './shutdown.ts';

async function startServer(respond: (finish: () => void) => void) {
  let received = () => {};
  const isReceived = new Promise<void>((resolve) => {
    received = resolve;
  });
  const server = createServer((_, response) => {
    received();
    respond(() => response.end('whole'));
  }).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const answer = new Promise<string>((resolve) => {
    get({ port, agent }, async (response) =>
      resolve(Buffer.concat(await response.toArray()).toString()),
    ).on('error', ({ message }) => resolve(message));
  });
  return { server, isReceived, answer };
}

test('a request in flight completes, and its keep-alive connection does not delay the shutdown', async () => {
  let finish = () => {};
  const { server, isReceived, answer } = await startServer((done) => {
    finish = done;
  });
  await isReceived;
  const started = performance.now();
  const drained = drain({ server, drainDelayMs: 0, timeoutMs: 60_000 });
  finish();
  expect(await answer).toBe('whole');
  await drained;
  expect(performance.now() - started).toBeLessThan(20_000);
});

test('a request that exceeds the timeout is aborted', async () => {
  const { server, isReceived, answer } = await startServer(() => {});
  await isReceived;
  await drain({ server, drainDelayMs: 0, timeoutMs: 50 });
  expect(await answer).toBe('socket hang up');
});

test('readiness depends on the state, not on the dependencies', async () => {
  const health = createHealth([{ name: 'redis', state: () => 'down' }]);
  const ready = () => health.respond('/health/ready');
  expect(ready()?.status).toBe(503);
  health.setState('ready');
  expect(ready()?.status).toBe(200);
  expect(await ready()?.json()).toEqual({ state: 'ready', dependencies: { redis: 'down' } });
  health.setState('draining');
  expect(ready()?.status).toBe(503);
  expect(health.respond('/health/live')?.status).toBe(200);
  expect(health.respond('/de')).toBeNull();
});
