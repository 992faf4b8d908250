import { describe, expect, test } from 'vitest';
import type { FilterGroup } from '../commerce/collection/collection.ts';
import { listingSearch, parseListingQuery } from '../commerce/collection/listing-query.ts';
import { activeFilters, filterSummary } from './active-filters.ts';

const valuesOf = (...values: string[]) => values.map((value) => ({ value, count: 1 }));

const roast: FilterGroup = {
  kind: 'list',
  name: 'coffee.roast',
  label: 'Roast',
  look: 'shade',
  values: [
    { value: 'hell', label: 'Light', count: 1 },
    { value: 'mittel', label: 'Medium', count: 1 },
    { value: 'dunkel', label: 'Dark', count: 1 },
  ],
};
const strength: FilterGroup = {
  kind: 'list',
  name: 'coffee.strength',
  label: 'Strength',
  look: 'scale',
  values: valuesOf('1', '2', '3', '4', '5'),
};
const notes: FilterGroup = {
  kind: 'families',
  name: 'coffee.notes',
  label: 'Flavour',
  families: [
    { key: 'chocolate', values: valuesOf('Cocoa', 'Brownie') },
    { key: 'nut', values: valuesOf('Walnut', 'Almond') },
    { key: null, values: valuesOf('Rain') },
  ],
};
const organic: FilterGroup = {
  kind: 'switch',
  name: 'coffee.organic',
  label: 'Organic',
  value: 'true',
  count: 3,
};
const price: FilterGroup = {
  kind: 'price',
  name: 'price',
  label: 'Price',
  range: { min: 0, max: 90 },
};
const groups = [roast, strength, notes, organic, price];

const words = (search: string) => ({
  family: (key: string) => key.toUpperCase(),
  price: search.includes('price=') ? 'up to €30' : null,
  range: (from: string, to: string) => `${from} to ${to}`,
  more: (count: number) => `+${count}`,
});
const parse = (search: string) => parseListingQuery(new URLSearchParams(search));

describe('active filters', () => {
  const active = (search: string, answered = parse('').filters) =>
    activeFilters(groups, parse(search), words(search), answered).map(({ label, without }) => [
      label,
      listingSearch(without),
    ]);

  test.each([
    ['', []],
    ['?filter.coffee.roast=dunkel&show=96', [['Dark', '']]],
    ['?filter.coffee.strength=4', [['Strength: 4', '']]],
    ['?filter.coffee.organic=true&sort=newest', [['Organic', '?sort=newest']]],
    ['?filter.coffee.roast=gone', [['gone', '']]],
    ['?price=-30', [['up to €30', '']]],
    [
      '?filter.coffee.notes=Cocoa&filter.coffee.roast=hell',
      [
        ['Cocoa', '?filter.coffee.roast=hell'],
        ['Light', '?filter.coffee.notes=Cocoa'],
      ],
    ],
  ])('%s', (search, expected) => {
    expect(active(search)).toEqual(expected);
  });

  test('a fully selected family is removed as a whole', () => {
    expect(
      active('?filter.coffee.notes=Brownie&filter.coffee.notes=Rain&filter.coffee.notes=Cocoa'),
    ).toEqual([
      ['Rain', '?filter.coffee.notes=Brownie&filter.coffee.notes=Cocoa'],
      ['CHOCOLATE', '?filter.coffee.notes=Rain'],
    ]);
  });

  test('filters that are shown as answers are left out', () => {
    const answered = [{ name: 'coffee.strength', value: '4' }];
    expect(
      active('?strength=strong&filter.coffee.strength=4&filter.coffee.roast=hell', answered),
    ).toEqual([['Light', '?strength=strong&filter.coffee.strength=4']]);
  });
});

test.each([
  [roast, '', null],
  [roast, '?filter.coffee.roast=dunkel', 'Dark'],
  [roast, '?filter.coffee.roast=dunkel&filter.coffee.roast=hell', 'Light · Dark'],
  [
    roast,
    '?filter.coffee.roast=dunkel&filter.coffee.roast=hell&filter.coffee.roast=mittel',
    'Light · Medium +1',
  ],
  [strength, '?filter.coffee.strength=5&filter.coffee.strength=4', '4 to 5'],
  [strength, '?filter.coffee.strength=5&filter.coffee.strength=2', '2 · 5'],
  [strength, '?filter.coffee.strength=5', '5'],
  [notes, '?filter.coffee.notes=Cocoa&filter.coffee.notes=Brownie', 'CHOCOLATE'],
  [notes, '?filter.coffee.notes=Cocoa&filter.coffee.notes=Walnut', 'Cocoa · Walnut'],
  [price, '?price=-30', 'up to €30'],
  [price, '', null],
])('the summary of $label for %s is %s', (group, search, expected) => {
  expect(filterSummary(group, parse(search), words(search))).toBe(expected);
});
