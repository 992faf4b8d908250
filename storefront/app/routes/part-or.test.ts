import { expect, test } from 'vitest';
import { partOr } from './part-or.ts';

const platformError = Object.assign(new Error('the platform is down'), { name: 'PlatformError' });

test('a part the platform does not give is replaced', async () => {
  expect(await partOr([], Promise.reject(platformError))).toEqual([]);
  expect(await partOr<number[]>([], Promise.resolve([1]))).toEqual([1]);
});

test('a fault of our own is not hidden', async () => {
  const fault = new TypeError('x is undefined');
  await expect(partOr(null, Promise.reject(fault))).rejects.toBe(fault);
});
