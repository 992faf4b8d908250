import { expect, test } from 'vitest';
import { reportQuarters } from './seed-if-changed.ts';

test('seeding reports each quarter once, and nothing at its end', () => {
  const reported: number[] = [];
  const onProgress = reportQuarters((percent) => reported.push(percent));
  for (const share of [0.01, 0.2, 0.26, 0.3, 0.5, 0.8, 0.9, 1]) onProgress(share);
  expect(reported).toEqual([25, 50, 75]);
});
