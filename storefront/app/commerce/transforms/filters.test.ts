import { expect, test } from 'vitest';
import type { CollectionQuery } from '../operations/generated.ts';
import { toFilterGroups, totalOf } from './filters.ts';

type PlatformFilter = NonNullable<CollectionQuery['collection']>['products']['filters'][number];

function filter(
  type: PlatformFilter['type'],
  values: { label: string; count?: number; input: unknown }[],
  id = 'filter.x',
): PlatformFilter {
  return {
    id,
    label: 'Label',
    type,
    values: values.map(({ label, count = 1, input }, index) => ({
      id: `${id}.${index}`,
      label,
      count,
      input: JSON.stringify(input),
    })),
  };
}

const vendor = (productVendor: string, count = 1) => ({
  label: productVendor,
  count,
  input: { productVendor },
});
const note = (value: string, count = 1) => ({
  label: value,
  count,
  input: { productMetafield: { namespace: 'coffee', key: 'notes', value } },
});

test('a list of brands, a switch and a range of prices', () => {
  const groups = toFilterGroups(
    [
      filter('LIST', [vendor('Kernel & Co', 12), vendor('Solana', 3)]),
      filter('BOOLEAN', [
        {
          label: 'Yes',
          count: 4,
          input: { productMetafield: { namespace: 'coffee', key: 'organic', value: 'true' } },
        },
      ]),
      filter('PRICE_RANGE', [{ label: 'Price', input: { price: { min: 0, max: 106.4 } } }]),
    ],
    [],
  );
  expect(groups).toEqual([
    {
      kind: 'list',
      name: 'vendor',
      label: 'Label',
      values: [
        { value: 'Kernel & Co', count: 12 },
        { value: 'Solana', count: 3 },
      ],
    },
    { kind: 'switch', name: 'coffee.organic', label: 'Label', value: 'true', count: 4 },
    { kind: 'price', name: 'price', label: 'Label', range: { min: 0, max: 106.4 } },
  ]);
});

test('a value whose label says more than itself keeps it', () => {
  const [group] = toFilterGroups(
    [filter('LIST', [{ label: 'In stock', input: { available: true } }])],
    [],
  );
  expect(group).toMatchObject({ values: [{ value: 'true', label: 'In stock' }] });
});

test.each([
  [
    'a kind of filter the shop does not know',
    filter('LIST', [{ label: 'x', input: { tag: 'x' } }]),
  ],
  ['a list without values', filter('LIST', [])],
  ['a price without a range', filter('PRICE_RANGE', [{ label: 'x', input: { price: 'cheap' } }])],
  ['a price without values', filter('PRICE_RANGE', [])],
  [
    'a switch that cannot be turned on',
    filter('BOOLEAN', [{ label: 'No', input: { available: false } }]),
  ],
  [
    'an input that is no JSON',
    { ...filter('LIST', []), values: [{ id: '', label: 'x', count: 1, input: '{' }] },
  ],
])('%s is simply absent', (_, malformed) => {
  expect(toFilterGroups([malformed], [])).toEqual([]);
});

test('among good values a malformed one is left out', () => {
  const [group] = toFilterGroups(
    [filter('LIST', [vendor('Solana'), { label: 'x', input: 7 }])],
    [],
  );
  expect(group).toMatchObject({ values: [{ value: 'Solana' }] });
});

test('of a long list the most frequent values are shown in their order, and what is chosen', () => {
  const values = Array.from({ length: 100 }, (_, index) => note(`note ${index}`, index + 1));
  const [group] = toFilterGroups(
    [filter('LIST', values)],
    [{ name: 'coffee.notes', value: 'note 3' }],
  );
  const shown = group?.kind === 'list' ? group.values.map(({ value }) => value) : [];
  expect(shown).toEqual(['note 3', ...values.slice(40).map(({ label }) => label)]);
});

test('brands are shown all', () => {
  const values = Array.from({ length: 120 }, (_, index) => vendor(`brand ${index}`));
  const [group] = toFilterGroups([filter('LIST', values)], []);
  expect(group?.kind === 'list' && group.values).toHaveLength(120);
});

const availability = filter(
  'LIST',
  [
    { label: 'In stock', count: 996, input: { available: true } },
    { label: 'Out of stock', count: 39, input: { available: false } },
  ],
  'filter.v.availability',
);

test.each([
  [[availability], [], 1035],
  [[availability], ['true'], 996],
  [[availability], ['false'], 39],
  [[availability], ['true', 'false'], 1035],
  [[], [], null],
])('all that match are counted by whether they are available %#', (filters, chosen, total) => {
  expect(totalOf(filters, chosen)).toBe(total);
});
