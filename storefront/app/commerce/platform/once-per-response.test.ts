import { expect, test, vi } from 'vitest';
import { oncePerResponse } from './once-per-response.ts';

test('a response is transformed once, another one again', () => {
  const transform = vi.fn(({ title }: { title: string }) => title.toUpperCase());
  const once = oncePerResponse(transform);
  const response = { title: 'crema' };
  expect([once(response), once(response), once({ title: 'filter' })]).toEqual([
    'CREMA',
    'CREMA',
    'FILTER',
  ]);
  expect(transform).toHaveBeenCalledTimes(2);
});
