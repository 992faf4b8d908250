import { describe, expect, test } from 'vitest';
import {
  listingSearch,
  parseListingQuery,
  sortOptionsOf,
  toPlatformFilters,
  withoutFilter,
} from './listing-query.ts';

const inCollection = (search: string) => parseListingQuery(new URLSearchParams(search));
const inSearch = (search: string) => parseListingQuery(new URLSearchParams(search), 'search');

describe('sorting', () => {
  test('a collection starts with its topsellers, a search with the best match', () => {
    expect(inCollection('').sort).toBe('topseller');
    expect(inSearch('').sort).toBe('relevance');
  });

  test('each offers only the platform’s sort keys', () => {
    expect(sortOptionsOf({ text: null })).toEqual(['topseller', 'newest', 'price_asc']);
    expect(sortOptionsOf({ text: 'espresso' })).toEqual(['relevance', 'price_asc']);
    expect(inSearch('?sort=newest').sort).toBe('relevance');
    expect(inCollection('?sort=relevance').sort).toBe('topseller');
  });

  test('the default order is not in the query string', () => {
    expect(listingSearch({ text: 'x', sort: 'relevance' })).toBe('?q=x');
    expect(listingSearch({ text: 'x', sort: 'price_asc' })).toBe('?q=x&sort=price_asc');
    expect(listingSearch({ sort: 'topseller' })).toBe('');
  });
});

describe('the search text', () => {
  test.each([
    ['?q=Night+%20Shift', 'Night Shift'],
    ['?q=', ''],
    ['', ''],
  ])('%s is read as %j', (search, text) => {
    expect(inSearch(search).text).toBe(text);
  });

  test('a collection has no search text', () => {
    expect(inCollection('?q=espresso').text).toBeNull();
  });

  test('it is kept when a filter is removed', () => {
    const query = inSearch('?q=espresso&sort=price_asc&filter.vendor=A&filter.type=A&price=5-');
    expect(listingSearch(withoutFilter(query, { name: 'vendor', value: 'A' }))).toBe(
      '?q=espresso&sort=price_asc&filter.type=A&price=5-',
    );
  });
});

describe('prices', () => {
  test.each([
    ['?price=10.5-20', { min: 10.5, max: 20 }],
    ['?price=0-5', { min: 0, max: 5 }],
    ['?price=10-10', { min: 10, max: 10 }],
    ['?price=999999-', { min: 999_999, max: null }],
    ['?price=10', { min: 10, max: null }],
    ['?price.min=30&price.max=20', { min: 20, max: 30 }],
    ['?price=1-2&price.max=9', { min: 1, max: 9 }],
    ['?price=1-2&price.min=&price.max=', { min: 1, max: 2 }],
    ['?price=x-20', { min: null, max: 20 }],
  ])('%s', (search, price) => {
    expect(inCollection(search).price).toEqual(price);
  });

  test.each(['?price=1234567-', '?price=1.234-', '?price=-', '?price=a10-', '?price.max=5 '])(
    '%s is no price',
    (search) => {
      expect(inCollection(search).price).toBeNull();
    },
  );

  test.each([
    [{ min: 10, max: 25 }, '?price=10-25'],
    [{ min: null, max: 25 }, '?price=-25'],
    [{ min: 0, max: null }, '?price=0-'],
  ])('%j is written as %s', (price, search) => {
    expect(listingSearch({ price })).toBe(search);
  });

  test('an open end is not sent to the platform', () => {
    expect(toPlatformFilters(inCollection('?price=10-'))).toEqual([{ price: { min: 10 } }]);
    expect(toPlatformFilters(inCollection(''))).toEqual([]);
  });
});

describe('filters', () => {
  test.each([
    ['?filter.available=true', { available: true }],
    ['?filter.available=false', { available: false }],
    ['?filter.type=Espresso', { productType: 'Espresso' }],
    ['?filter.option.Farbe=rot', { variantOption: { name: 'Farbe', value: 'rot' } }],
    [
      '?filter.coffee.roast_degree=3',
      { productMetafield: { namespace: 'coffee', key: 'roast_degree', value: '3' } },
    ],
    [`?filter.vendor=${'x'.repeat(100)}`, { productVendor: 'x'.repeat(100) }],
  ])('%s', (search, filter) => {
    expect(toPlatformFilters(inCollection(search))).toEqual([filter]);
  });

  test.each([
    '?vendor=A',
    '?xfilter.vendor=A',
    '?filter.color=red',
    '?filter.Coffee.roast=3',
    '?filter.coffee.Roast=3',
    '?filter.1coffee.roast=3',
    '?filter.-coffee.roast=3',
    `?filter.option.${'ö'.repeat(60)}=red`,
  ])('%s is no filter', (search) => {
    expect(inCollection(search).filters).toEqual([]);
  });

  test('the same value can be in two filters', () => {
    const query = inCollection('?filter.vendor=A&filter.type=A');
    expect(query.filters).toHaveLength(2);
    expect(withoutFilter(query, { name: 'vendor', value: 'A' }).filters).toEqual([
      { name: 'type', value: 'A' },
    ]);
  });
});

describe('the number of products', () => {
  test.each([
    ['?show=1', 48],
    ['?show=48', 48],
    ['?show=49', 96],
    ['?show=240', 240],
    ['?show=99999', 48],
    ['?show=1x', 48],
    ['?show=x1', 48],
    ['?show=', 48],
  ])('%s shows %i', (search, show) => {
    expect(inCollection(search).show).toBe(show);
  });

  test('the default number is not in the query string', () => {
    expect(listingSearch({ show: 48 })).toBe('');
    expect(listingSearch({ show: 96 })).toBe('?show=96');
    expect(listingSearch({})).toBe('');
  });
});
