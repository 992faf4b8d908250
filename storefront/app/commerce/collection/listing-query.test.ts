import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chosenFilterOf } from './chosen-filter.ts';
import {
  type ListingQuery,
  listingSearch,
  parseListingQuery,
  searchInOtherLanguage,
  toPlatformFilters,
  withoutFilter,
} from './listing-query.ts';

const parse = (search: string) => parseListingQuery(new URLSearchParams(search));
const nothing: ListingQuery = {
  text: null,
  sort: 'topseller',
  filters: [],
  price: null,
  show: 48,
  start: null,
  answers: [],
};

describe('parsing a query string', () => {
  test.each([
    ['', {}],
    ['?sort=price_asc', { sort: 'price_asc' }],
    ['?sort=newest', { sort: 'newest' }],
    ['?filter.vendor=Kernel+%26+Co', { filters: [{ name: 'vendor', value: 'Kernel & Co' }] }],
    ['?filter.coffee.roast=dunkel', { filters: [{ name: 'coffee.roast', value: 'dunkel' }] }],
    ['?price=10-25', { price: { min: 10, max: 25 } }],
    ['?price=-25', { price: { min: null, max: 25 } }],
    ['?price=10-', { price: { min: 10, max: null } }],
    ['?price.min=10&price.max=24,50', { price: { min: 10, max: 24.5 } }],
    ['?price=25-10', { price: { min: 10, max: 25 } }],
    ['?show=96', { show: 96 }],
    ['?show=50', { show: 96 }],
    ['?show=960', { show: 240 }],
    ['?after=eyJsYXN0In0%3D&from=49', { start: { cursor: 'eyJsYXN0In0=', position: 49 } }],
    ['?taste=fruity', { answers: [{ name: 'taste', value: 'fruity' }] }],
  ])('%s', (search, expected) => {
    expect(parse(search)).toEqual({ ...nothing, ...expected });
  });

  test.each([
    '?sort=drop+table',
    '?filter.vendor=',
    '?filter.=x',
    '?filter.__proto__=x',
    '?filter.a.b.c=x',
    '?price=cheap',
    '?price=1e9-x',
    '?show=-1',
    '?show=abc',
    '?utm_source=mail',
    '?after=eyJsYXN0In0%3D',
    '?after=eyJsYXN0In0%3D&from=0',
    '?after=eyJsYXN0In0%3D&from=many',
    '?after=%3Cscript%3E&from=49',
    '?from=49',
    '?taste=%3Cscript%3E',
    `?filter.vendor=${'x'.repeat(101)}`,
  ])('%s is ignored', (search) => {
    expect(parse(search)).toEqual(nothing);
  });

  test('the same value twice counts once', () => {
    expect(parse('?filter.vendor=A&filter.vendor=A&filter.vendor=B').filters).toHaveLength(2);
  });

  test('the number of products is limited', () => {
    expect(parse('?show=9999').show).toBe(240);
    const search = Array.from({ length: 200 }, (_, i) => `filter.vendor=${i}`).join('&');
    expect(parse(`?${search}`).filters).toHaveLength(60);
  });
});

test('a serialised query is parsed to the same query [COLL-007]', () => {
  const name = fc.constantFrom('vendor', 'type', 'option.Größe', 'coffee.roast', 'coffee.origin');
  const value = fc.string({ minLength: 1, maxLength: 40 });
  const filters = fc.uniqueArray(fc.record({ name, value }), {
    maxLength: 8,
    selector: (filter) => `${filter.name}=${filter.value}`,
  });
  const bound = fc.option(fc.integer({ min: 0, max: 9999 }));
  const price = fc.option(
    fc
      .record({ min: bound, max: bound })
      .filter(({ min, max }) => (min ?? max) !== null && (min ?? 0) <= (max ?? Infinity)),
  );
  const query = fc.record({
    sort: fc.constantFrom('topseller' as const, 'newest' as const, 'price_asc' as const),
    filters,
    price,
    show: fc.integer({ min: 1, max: 5 }).map((pages) => pages * 48),
    start: fc.option(
      fc.record({
        cursor: fc.base64String({ minLength: 4, maxLength: 80 }),
        position: fc.integer({ min: 1, max: 99_999 }),
      }),
    ),
    answers: fc.subarray([
      { name: 'taste' as const, value: 'fruity' },
      { name: 'preparation' as const, value: 'mokaPot' },
      { name: 'strength' as const, value: 'mild' },
    ]),
  });
  fc.assert(
    fc.property(query, (wanted) => {
      expect(parse(listingSearch(wanted))).toEqual({ ...wanted, text: null });
    }),
  );
});

describe('the platform’s filters', () => {
  test.each([
    [{ productVendor: 'Kernel & Co' }, 'vendor'],
    [{ productType: 'Espresso' }, 'type'],
    [{ available: true }, 'available'],
    [{ variantOption: { name: 'Größe', value: '250 g' } }, 'option.Größe'],
    [{ productMetafield: { namespace: 'coffee', key: 'roast', value: 'dunkel' } }, 'coffee.roast'],
  ])('%j round-trips through the query string', (input, name) => {
    const filter = chosenFilterOf(input);
    expect(filter?.name).toBe(name);
    expect(filter && toPlatformFilters({ ...nothing, filters: [filter] })).toEqual([input]);
  });

  test.each([null, 'x', {}, { somethingNew: 1 }])('%j is not supported', (input) => {
    expect(chosenFilterOf(input)).toBeNull();
  });

  test('a price is a filter too', () => {
    expect(toPlatformFilters(parse('?price=10-25'))).toEqual([{ price: { min: 10, max: 25 } }]);
    expect(toPlatformFilters(parse('?price=-25'))).toEqual([{ price: { max: 25 } }]);
  });
});

test('removing a filter keeps the rest and resets the pagination', () => {
  const query = parse(
    '?sort=newest&filter.vendor=A&filter.vendor=B&price=1-2&show=96&after=abcd&from=49',
  );
  expect(listingSearch(withoutFilter(query, { name: 'vendor', value: 'A' }))).toBe(
    '?sort=newest&filter.vendor=B&price=1-2',
  );
});

test.each([
  ['?sort=newest&filter.vendor=Solana', '?sort=newest&filter.vendor=Solana'],
  ['?price=10-25&filter.available=true', '?filter.available=true&price=10-25'],
  ['?filter.coffee.roast=Dunkle+R%C3%B6stung', '?filter.coffee.roast=Dunkle+R%C3%B6stung'],
  ['?taste=fruity&filter.type=Espresso', '?taste=fruity&filter.type=Espresso'],
  ['?show=96&after=abcd&from=49', ''],
])('in another language %s is %s', (search, expected) => {
  expect(searchInOtherLanguage(parse(search))).toBe(expected);
});
