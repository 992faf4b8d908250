import { expect, test } from 'vitest';
import {
  dataPolicies,
  privateHeaders,
  publicHeaders,
  purgeTags,
  setCacheTags,
} from './cache-policy.ts';
import * as operations from './commerce/operations/generated.ts';

const productTags = (count: number) =>
  new Set(Array.from({ length: count }, (_, index) => `p${9_000_000_000_000 + index}`));

test('a public page carries its cache tags for Varnish and for CDNs', () => {
  const headers = new Headers(publicHeaders('product'));
  setCacheTags(headers, { tags: new Set(['p1', 'c2', 'listing']), isStale: false, hasGaps: false });
  expect(headers.get('xkey')).toBe('c2 listing p1');
  expect(headers.get('Surrogate-Key')).toBe('c2 listing p1');
  expect(headers.get('Cache-Tag')).toBe('c2,listing,p1');
  expect(headers.get('Cache-Control')).toContain('s-maxage=300,');
});

test('a page built from stale data is cached for ten seconds', () => {
  const headers = new Headers(publicHeaders('product'));
  setCacheTags(headers, { tags: new Set(), isStale: true, hasGaps: false });
  expect(headers.get('Cache-Control')).toContain('s-maxage=10,');
  expect(headers.has('xkey')).toBe(false);
});

test('an incomplete page is not cached', () => {
  const headers = new Headers(publicHeaders('home'));
  setCacheTags(headers, { tags: new Set(['p1']), isStale: true, hasGaps: true });
  expect([...headers]).toEqual([['cache-control', 'no-store']]);
});

test('a private response carries no cache tags', () => {
  const headers = new Headers(privateHeaders);
  setCacheTags(headers, { tags: new Set(['p1']), isStale: false, hasGaps: false });
  expect([...headers.keys()]).toEqual(['cache-control']);
});

test('a page with too many products for a header is purged when any product changes', () => {
  const headers = new Headers(publicHeaders('collection'));
  setCacheTags(headers, {
    tags: new Set([...productTags(900), 'c7', 'listing']),
    isStale: false,
    hasGaps: false,
  });
  expect(headers.get('xkey')).toBe('c7 listing many');
  expect(purgeTags.productChanged(9_000_000_000_001)).toContain('many');
  const full = new Headers(publicHeaders('collection'));
  setCacheTags(full, { tags: productTags(400), isStale: false, hasGaps: false });
  expect(full.get('xkey')?.length).toBeLessThan(8_000);
});

test('only catalogue queries are cached, never carts', () => {
  const kinds = new Map(Object.values(operations).map(({ name, kind }) => [name, kind]));
  for (const name of Object.keys(dataPolicies)) {
    expect(kinds.get(name as never), name).toBe('query');
    expect(name).not.toMatch(/cart/i);
  }
});
