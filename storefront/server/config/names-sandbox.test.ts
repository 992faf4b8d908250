import { expect, test } from 'vitest';
import { namesSandbox } from './names-sandbox.ts';

test.each([
  [{}, true],
  [{ PLATFORM_URL: '', PLATFORM_TOKEN: '' }, true],
  [{ PLATFORM_URL: 'http://localhost:4000' }, true],
  [{ PLATFORM_URL: 'http://127.0.0.1:4501', PLATFORM_TOKEN: 'token' }, true],
  [{ PLATFORM_URL: 'https://shop.myshopify.com' }, false],
  // a merchant's mistakes: the sandbox must not answer instead of the shop
  [{ PLATFORM_URL: 'shop.myshopify.com' }, false],
  [{ PLATFORM_TOKEN: 'shpat_0123' }, false],
])('%o is meant for the sandbox: %s', (settings, isSandbox) => {
  expect(namesSandbox(settings)).toBe(isSandbox);
});
