import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createHealth } from './health.ts';
import { drain } from './stop.ts';

async function serverThat(answers: (finish: () => void) => void) {
  let asked = () => {};
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const server = createServer((_, response) => {
    asked();
    answers(() => response.end('whole'));
  }).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const answer = new Promise<string>((resolve) => {
    get({ port, agent }, async (response) =>
      resolve(Buffer.concat(await response.toArray()).toString()),
    ).on('error', ({ message }) => resolve(message));
  });
  return { server, isAsked, answer };
}

test('a request under way is finished, and its connection does not hold up the end', async () => {
  let finish = () => {};
  const { server, isAsked, answer } = await serverThat((done) => {
    finish = done;
  });
  await isAsked;
  const started = performance.now();
  const drained = drain({ server, drainDelayMs: 0, timeoutMs: 5_000 });
  finish();
  expect(await answer).toBe('whole');
  await drained;
  expect(performance.now() - started).toBeLessThan(1_000);
});

test('one that never ends is ended', async () => {
  const { server, isAsked, answer } = await serverThat(() => {});
  await isAsked;
  await drain({ server, drainDelayMs: 0, timeoutMs: 50 });
  expect(await answer).toBe('socket hang up');
});

test('readiness follows the state, whatever the dependencies do', async () => {
  const health = createHealth([{ name: 'redis', state: () => 'down' }]);
  const ready = () => health.answer('/health/ready');
  expect(ready()?.status).toBe(503);
  health.become('ready');
  expect(ready()?.status).toBe(200);
  expect(await ready()?.json()).toEqual({ state: 'ready', dependencies: { redis: 'down' } });
  health.become('draining');
  expect(ready()?.status).toBe(503);
  expect(health.answer('/health/live')?.status).toBe(200);
  expect(health.answer('/de')).toBeNull();
});
