import { expect, test } from 'vitest';
import { cookieNames, cookieScopes, matchesAny } from './delete-service-data.ts';

test.each([
  ['', []],
  ['_ga=1', ['_ga']],
  ['_ga=GA1.1; a b=c=d;  empty=', ['_ga', 'a b', 'empty']],
])('the cookies %j have the names %j', (cookies, names) => {
  expect(cookieNames(cookies)).toEqual(names);
});

test('a name is kept by exact match or prefix', () => {
  const isKept = matchesAny(['consent', 'cmp_*']);
  expect(['consent', 'consent2', 'cmp_', 'cmp_x', 'xcmp_'].filter(isKept)).toEqual([
    'consent',
    'cmp_',
    'cmp_x',
  ]);
});

test('a cookie is deleted for every path and domain', () => {
  expect(cookieScopes({ hostname: 'www.shop.example', pathname: '/de/p/coffee' })).toEqual(
    ['/', '/de', '/de/p', '/de/p/coffee'].flatMap((path) => [
      `path=${path}`,
      `path=${path}; domain=www.shop.example`,
      `path=${path}; domain=shop.example`,
      `path=${path}; domain=example`,
    ]),
  );
});
