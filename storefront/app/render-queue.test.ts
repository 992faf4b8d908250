import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createRenderQueue } from './render-queue.ts';

/** Blocks the event loop, as rendering does. */
function busy(milliseconds: number) {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

test('runs at most `concurrent` renders at once and completes all of them', async () => {
  const { run } = createRenderQueue({ concurrent: 2, maxWaiting: 100, deadlineMs: 10_000 });
  let running = 0;
  let peak = 0;
  const done = await Promise.all(
    Array.from({ length: 20 }, (_, number) =>
      run(async () => {
        running += 1;
        peak = Math.max(peak, running);
        await wait(1);
        running -= 1;
        return number;
      }),
    ),
  );
  expect(done).toEqual(Array.from({ length: 20 }, (_, number) => number));
  expect(peak).toBe(2);
});

test('rejects renders beyond the deadline and continues afterwards', async () => {
  const { run } = createRenderQueue({ concurrent: 1, maxWaiting: 3, deadlineMs: 40 });
  const slow = () => run(async () => busy(30));
  const results = await Promise.all([slow(), slow(), slow(), slow(), slow(), slow()]);
  expect(results.filter((result) => result === null).length).toBeGreaterThanOrEqual(3);
  expect(await run(async () => 'well')).toBe('well');
});

test('a failed render does not stop the others', async () => {
  const { run } = createRenderQueue({ concurrent: 1, maxWaiting: 10, deadlineMs: 1_000 });
  const failing = run(() => Promise.reject(new Error('broken')));
  const following = run(async () => 'well');
  await expect(failing).rejects.toThrow('broken');
  expect(await following).toBe('well');
});

test('timers fire between two renders', async () => {
  const { run } = createRenderQueue({ concurrent: 1, maxWaiting: 100, deadlineMs: 10_000 });
  const renders = Array.from({ length: 10 }, () => run(async () => busy(10)));
  const timer = vi.fn();
  setTimeout(timer, 15);
  await renders[4];
  expect(timer).toHaveBeenCalled();
  await Promise.all(renders);
});
