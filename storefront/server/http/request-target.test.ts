import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchRoute } from '../../app/route-table.ts';
import { checkRequestTarget } from './request-target.ts';

test.each([
  ['GET', '/de?q=//x', null],
  ['GET', '/de/c/espresso%20bar', null],
  ['GET', '/de/p/b%C3%BCffel?variant=1', null],
  ['TRACE', '/de', { status: 405 }],
  ['TRACK', '/de', { status: 405 }],
  ['GET', '*', { status: 400 }],
  ['GET', 'http://other.example/', { status: 400 }],
  ['GET', '', { status: 400 }],
  ['GET', '/de/%zz', { status: 400 }],
  ['GET', '/de/%ff', { status: 400 }],
  ['GET', '/de/../health/ready', { status: 400 }],
  ['GET', '/./health/ready', { status: 400 }],
  ['GET', '/x/%2e%2E/health/ready', { status: 400 }],
  ['GET', '/x\\..\\health', { status: 400 }],
  ['GET', '/x%5Chealth', { status: 400 }],
  ['GET', '/de%2Fsearch', { status: 400 }],
  ['GET', '/de/..', { status: 400 }],
  ['GET', '/de/%73earch?q=a', { status: 301, location: '/de/search?q=a' }],
  ['GET', '//de//search', { status: 301, location: '/de/search' }],
  ['GET', '/%64e/cart', { status: 301, location: '/de/cart' }],
])('%s %s gets %j', (method, target, refusal) => {
  expect(checkRequestTarget(method, target)).toEqual(refusal);
});

test('no spelling of a limited path bypasses its limit', () => {
  const spelledDifferently = fc
    .tuple(
      fc.constantFrom('/de/search', '/de/newsletter/sign-up', '/webhooks/platform'),
      fc.infiniteStream(fc.integer({ min: 0, max: 3 })),
    )
    .map(([path, choices]) => {
      const pick = choices[Symbol.iterator]();
      return [...path]
        .map((character) => {
          const way = pick.next().value ?? 0;
          if (way === 1) return `%${character.charCodeAt(0).toString(16)}`;
          if (way === 2) return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
          return way === 3 && character === '/' ? '//' : character;
        })
        .join('');
    });
  fc.assert(
    fc.property(spelledDifferently, (target) => {
      const refusal = checkRequestTarget('GET', target);
      if (refusal?.status === 400) return;
      const path = refusal?.location ?? target;
      expect(checkRequestTarget('GET', path)).toBeNull();
      expect(matchRoute(path)?.limit).toBeDefined();
    }),
  );
});
