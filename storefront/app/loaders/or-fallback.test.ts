import { expect, test } from 'vitest';
import { orFallback } from './or-fallback.ts';

const platformError = Object.assign(new Error('the platform is down'), { name: 'PlatformError' });

test('a platform failure gives the fallback', async () => {
  expect(await orFallback(Promise.reject(platformError), [])).toEqual([]);
  expect(await orFallback<number[]>(Promise.resolve([1]), [])).toEqual([1]);
});

test('other errors are thrown', async () => {
  const fault = new TypeError('x is undefined');
  await expect(orFallback(Promise.reject(fault), null)).rejects.toBe(fault);
});
