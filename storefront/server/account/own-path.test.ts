import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

const origin = 'https://shop.example';

test.each([
  ['/de/account', '/de/account'],
  ['/de/account/orders?after=x', '/de/account/orders?after=x'],
  ['/de/../en/account', '/en/account'],
  ['/de/account#part', '/de/account'],
])('%s is a path of ours', (text, path) => {
  expect(ownPath(text, origin)).toBe(path);
});

test.each([
  '',
  'de/account',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e//evil.example',
  'https://evil.example',
  'https://shop.example/de',
  'javascript:alert(1)',
  `/${'a'.repeat(2_048)}`,
])('%s is refused', (text) => {
  expect(ownPath(text, origin)).toBeNull();
});
