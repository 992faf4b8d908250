import { expect, test } from 'vitest';
import { stolenShare } from './quiet-host.ts';

test.each([
  ['nothing stolen', [0, 0, 0, 0, 0, 0, 0, 0], [60, 0, 20, 20, 0, 0, 0, 0], 0],
  ['a quarter stolen', [10, 0, 5, 100, 0, 0, 0, 50], [40, 0, 15, 120, 15, 0, 0, 75], 0.25],
  ['a system that does not tell', [], [], 0],
])('%s', (_, before, after, share) => {
  expect(stolenShare(before, after)).toBe(share);
});
