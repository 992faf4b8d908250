import { expect, test } from 'vitest';
import { cookieNames, cookieScopes, keptBy } from './forget-services.ts';

test.each([
  ['', []],
  ['_ga=1', ['_ga']],
  ['_ga=GA1.1; a b=c=d;  empty=', ['_ga', 'a b', 'empty']],
])('the cookies %j are called %j', (cookies, names) => {
  expect(cookieNames(cookies)).toEqual(names);
});

test('a name is kept as it is written, or by its beginning', () => {
  const isKept = keptBy(['consent', 'cmp_*']);
  expect(['consent', 'consent2', 'cmp_', 'cmp_x', 'xcmp_'].filter(isKept)).toEqual([
    'consent',
    'cmp_',
    'cmp_x',
  ]);
});

test('a cookie is looked for under every path and domain it may have', () => {
  expect(cookieScopes({ hostname: 'www.shop.example', pathname: '/de/p/coffee' })).toEqual(
    ['/', '/de', '/de/p', '/de/p/coffee'].flatMap((path) => [
      `path=${path}`,
      `path=${path}; domain=www.shop.example`,
      `path=${path}; domain=shop.example`,
      `path=${path}; domain=example`,
    ]),
  );
});
