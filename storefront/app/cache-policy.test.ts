import { expect, test } from 'vitest';
import {
  dataPolicies,
  limitedTo,
  privateHeaders,
  publicHeaders,
  purgeTags,
  setCacheTags,
} from './cache-policy.ts';
import * as operations from './commerce/operations/generated.ts';

const productTags = (count: number) =>
  new Set(Array.from({ length: count }, (_, index) => `p${9_000_000_000_000 + index}`));

const shown = { tags: new Set<string>(), isStale: false, hasGaps: false };

function taggedHeaders(headers: Record<string, string>, data: Partial<typeof shown>, status = 200) {
  const response = new Response(null, { status, headers });
  setCacheTags(response, { ...shown, ...data });
  return response.headers;
}

test('a public page carries its cache tags for Varnish and for CDNs', () => {
  const headers = taggedHeaders(publicHeaders('product'), {
    tags: new Set(['p1', 'c2', 'listing']),
  });
  expect(headers.get('xkey')).toBe('c2 listing p1');
  expect(headers.get('Surrogate-Key')).toBe('c2 listing p1');
  expect(headers.get('Cache-Control')).toContain('s-maxage=300,');
});

test('a page built from stale data is cached for ten seconds', () => {
  const headers = taggedHeaders(publicHeaders('product'), { isStale: true });
  expect(headers.get('Cache-Control')).toContain('s-maxage=10,');
  expect(headers.has('xkey')).toBe(false);
});

test('an incomplete page is not cached', () => {
  const data = { tags: new Set(['p1']), isStale: true, hasGaps: true };
  expect([...taggedHeaders(publicHeaders('home'), data)]).toEqual([['cache-control', 'no-store']]);
});

test('a private response carries no cache tags', () => {
  for (const status of [200, 404]) {
    const headers = taggedHeaders(privateHeaders, { tags: new Set(['p1']) }, status);
    expect([...headers]).toEqual([['cache-control', 'private, no-store']]);
  }
});

test('a page that does not exist is cached for a minute, until something is created', () => {
  const headers = taggedHeaders({}, { tags: new Set(['missing']) }, 404);
  expect(headers.get('Cache-Control')).toContain('public, max-age=0, s-maxage=60,');
  expect(headers.get('xkey')).toBe('missing');
  expect(taggedHeaders({}, {}, 200).has('Cache-Control')).toBe(false);
});

test('a page with too many products for a header is purged when any product changes', () => {
  const tags = new Set([...productTags(900), 'c7', 'listing']);
  expect(taggedHeaders(publicHeaders('collection'), { tags }).get('xkey')).toBe('c7 listing many');
  expect(purgeTags.productChanged(9_000_000_000_001)).toContain('many');
  const full = taggedHeaders(publicHeaders('collection'), { tags: productTags(400) });
  expect(full.get('xkey')?.length).toBeLessThan(8_000);
});

test('only catalogue queries are cached, never carts', () => {
  const kinds = new Map(Object.values(operations).map(({ name, kind }) => [name, kind]));
  for (const name of Object.keys(dataPolicies)) {
    expect(kinds.get(name as never), name).toBe('query');
    expect(name).not.toMatch(/cart/i);
  }
});

test.each([
  [60, 's-maxage=60, stale-while-revalidate=0'],
  [1000, 's-maxage=300, stale-while-revalidate=700'],
  [10_000, 's-maxage=300, stale-while-revalidate=3600'],
])('what changes by itself in %i seconds is not cached beyond', (seconds, expected) => {
  const { 'Cache-Control': cacheControl } = publicHeaders('home');
  expect(limitedTo(cacheControl, seconds)).toContain(expected);
});
