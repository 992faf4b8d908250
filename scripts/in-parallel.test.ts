import { expect, test } from 'vitest';
import { runAll, start } from './in-parallel.ts';

test('jobs that fail are named, and no more run at a time than allowed', async () => {
  const sleeps = (name: string, code = 0) => ({ name, command: `sleep 0.2; exit ${code}` });
  const started = performance.now();
  const failed = await runAll([sleeps('a', 1), sleeps('b'), sleeps('c', 2)], 2);
  expect(failed).toEqual(['a', 'c']);
  expect(performance.now() - started).toBeGreaterThan(390);
});

test('a stopped job ends with the processes that it started', async () => {
  const job = start({ name: 'server', command: 'sleep 60 & wait' });
  job.stop();
  // its output would stay open while one of them runs
  expect(await job.ended).not.toBe(0);
});
