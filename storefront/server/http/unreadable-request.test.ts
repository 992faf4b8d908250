import { expect, test } from 'vitest';
import { refusalOfUnreadable } from './unreadable-request.ts';

test.each([
  ['GET', '/de', null],
  ['POST', '//evil.example/', null],
  ['TRACE', '/de', 405],
  ['TRACK', '/de', 405],
  ['POST', '*', 400],
  ['POST', 'http://evil.example/', 400],
  ['GET', '', 400],
  ['CONNECT', 'shop.example:443', 400],
])('%s %s', (method, target, status) => {
  expect(refusalOfUnreadable(method, target)).toBe(status);
});
