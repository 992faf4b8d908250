import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createRenderQueue } from './render-queue.ts';

/** Keeps the processor busy, as rendering does. */
function busy(milliseconds: number) {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

test('runs so many at once, the others in turn, and every one of them', async () => {
  const { run } = createRenderQueue({ concurrent: 2, mostWaiting: 100, deadlineMs: 10_000 });
  let running = 0;
  let most = 0;
  const done = await Promise.all(
    Array.from({ length: 20 }, (_, number) =>
      run(async () => {
        running += 1;
        most = Math.max(most, running);
        await wait(1);
        running -= 1;
        return number;
      }),
    ),
  );
  expect(done).toEqual(Array.from({ length: 20 }, (_, number) => number));
  expect(most).toBe(2);
});

test('refuses what would wait too long, and goes on afterwards', async () => {
  const { run } = createRenderQueue({ concurrent: 1, mostWaiting: 3, deadlineMs: 40 });
  const slow = () => run(async () => busy(30));
  const results = await Promise.all([slow(), slow(), slow(), slow(), slow(), slow()]);
  expect(results.filter((result) => result === null).length).toBeGreaterThanOrEqual(3);
  expect(await run(async () => 'well')).toBe('well');
});

test('a failed render does not stop the others', async () => {
  const { run } = createRenderQueue({ concurrent: 1, mostWaiting: 10, deadlineMs: 1_000 });
  const failing = run(() => Promise.reject(new Error('broken')));
  const following = run(async () => 'well');
  await expect(failing).rejects.toThrow('broken');
  expect(await following).toBe('well');
});

test('other work gets its turn between two renders', async () => {
  const { run } = createRenderQueue({ concurrent: 1, mostWaiting: 100, deadlineMs: 10_000 });
  const renders = Array.from({ length: 10 }, () => run(async () => busy(10)));
  const timer = vi.fn();
  setTimeout(timer, 15);
  await renders[4];
  expect(timer).toHaveBeenCalled();
  await Promise.all(renders);
});
