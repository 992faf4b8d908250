import { beforeEach, expect, test, vi } from 'vitest';
import type { AnalyticsEvent } from './events.ts';

const searched = (search_term: string): AnalyticsEvent => ({ event: 'search', search_term });

async function freshQueue() {
  vi.resetModules();
  return import('./queue.ts');
}

beforeEach(() => {
  vi.stubGlobal('window', {});
  return () => vi.unstubAllGlobals();
});

test('before the visitor has decided, the newest hundred events are queued', async () => {
  const { push } = await freshQueue();
  for (let number = 1; number <= 105; number += 1) push(searched(String(number)));
  expect(window.shopEvents).toHaveLength(100);
  expect(window.shopEvents?.[0]).toEqual(searched('6'));
});

test('consent flushes the queue in order, and later events are sent at once [DEC-084]', async () => {
  const { push, grant } = await freshQueue();
  push(searched('one'));
  push(searched('two'));
  const tell = vi.fn();
  grant(tell);
  push(searched('three'));
  expect(tell.mock.calls.flat()).toEqual(['one', 'two', 'three'].map(searched));
  expect(window.shopEvents).toEqual([]);
});

test('a refusal clears the queue and drops later events', async () => {
  const { push, withdraw } = await freshQueue();
  push(searched('one'));
  withdraw();
  push(searched('two'));
  expect(window.shopEvents).toBeUndefined();
});

test('after a withdrawal nothing is sent until consent is granted again', async () => {
  const { push, grant, withdraw } = await freshQueue();
  const first = vi.fn();
  grant(first);
  withdraw();
  push(searched('unheard'));
  const second = vi.fn();
  grant(second);
  push(searched('heard'));
  expect(first).not.toHaveBeenCalled();
  expect(second.mock.calls).toEqual([[searched('heard')]]);
});

test('what has another receiver is sent after consent only, and never after a refusal', async () => {
  const { whenGranted, grant, withdraw } = await freshQueue();
  const send = vi.fn();
  whenGranted(() => send('before'));
  expect(send).not.toHaveBeenCalled();
  grant(vi.fn());
  whenGranted(() => send('after'));
  withdraw();
  whenGranted(() => send('denied'));
  grant(vi.fn());
  expect(send.mock.calls.flat()).toEqual(['before', 'after']);
});
