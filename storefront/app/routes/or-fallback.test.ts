import { expect, test } from 'vitest';
import { orFallback } from './or-fallback.ts';

const platformError = Object.assign(new Error('the platform is down'), { name: 'PlatformError' });

test('a part the platform does not give is replaced', async () => {
  expect(await orFallback(Promise.reject(platformError), [])).toEqual([]);
  expect(await orFallback<number[]>(Promise.resolve([1]), [])).toEqual([1]);
});

test('a fault of our own is not hidden', async () => {
  const fault = new TypeError('x is undefined');
  await expect(orFallback(Promise.reject(fault), null)).rejects.toBe(fault);
});
