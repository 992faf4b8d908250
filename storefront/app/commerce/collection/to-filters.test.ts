import { expect, test } from 'vitest';
import type { CollectionQuery } from '../operations/generated.ts';
import type { FilterGroup } from './collection.ts';
import { toFilterGroups, totalOf } from './to-filters.ts';

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

const availability = filter(
  'LIST',
  [
    { label: 'In stock', count: 996, input: { available: true } },
    { label: 'Out of stock', count: 39, input: { available: false } },
  ],
  'filter.v.availability',
);

test('a list of brands, a switch and a range of prices [CONST-031]', () => {
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

test('a label that differs from its value is kept', () => {
  const [group] = toFilterGroups(
    [filter('LIST', [{ label: 'Coffee pods', input: { productType: 'Kaffeepads' } }])],
    [],
  );
  expect(group).toMatchObject({ values: [{ value: 'Kaffeepads', label: 'Coffee pods' }] });
});

const metafield = (key: string, value: string) => ({
  label: value,
  input: { productMetafield: { namespace: 'coffee', key, value } },
});
const namesIn = (group: FilterGroup | undefined) =>
  group?.kind === 'list' ? group.values.map(({ value }) => value) : null;

test('roasts are ordered from light to dark, unknown ones last', () => {
  const alphabetical = [
    'Dunkle Röstung',
    'Helle Röstung',
    'Mitteldunkle Röstung',
    'Mittlere Röstung',
  ];
  const [group] = toFilterGroups(
    [
      filter(
        'LIST',
        ['City Roast', ...alphabetical].map((value) => metafield('roast', value)),
      ),
    ],
    [],
  );
  expect(group).toMatchObject({ look: 'shade' });
  expect(namesIn(group)).toEqual([
    'Helle Röstung',
    'Mittlere Röstung',
    'Mitteldunkle Röstung',
    'Dunkle Röstung',
    'City Roast',
  ]);
});

test('flavour notes are grouped by family, the others in one group', () => {
  const notes = ['Brownie', 'Haselnuss', 'Kakao', 'Regenwald', 'Walnuss'];
  const [group] = toFilterGroups(
    [
      filter(
        'LIST',
        notes.map((value) => note(value)),
      ),
    ],
    [],
  );
  const families = group?.kind === 'families' ? group.families : [];
  expect(families.map(({ key, values }) => [key, values.map(({ value }) => value)])).toEqual([
    ['chocolate', ['Brownie', 'Kakao']],
    ['nut', ['Haselnuss', 'Walnuss']],
    [null, ['Regenwald']],
  ]);
});

test('availability is a switch, and a list only where sold-out products are selected', () => {
  expect(toFilterGroups([availability], [])).toEqual([
    { kind: 'switch', name: 'available', label: 'In stock', value: 'true', count: 996 },
  ]);
  const [asked] = toFilterGroups([availability], [{ name: 'available', value: 'false' }]);
  expect(namesIn(asked)).toEqual(['true', 'false']);
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
])('%s is ignored', (_, malformed) => {
  expect(toFilterGroups([malformed], [])).toEqual([]);
});

test('a malformed value is left out', () => {
  const [group] = toFilterGroups(
    [filter('LIST', [vendor('Solana'), { label: 'x', input: 7 }])],
    [],
  );
  expect(group).toMatchObject({ values: [{ value: 'Solana' }] });
});

test('a long list has the most frequent values in order, and the selected ones', () => {
  const values = Array.from({ length: 100 }, (_, index) => ({
    ...metafield('origin', `place ${index}`),
    count: index + 1,
  }));
  const [group] = toFilterGroups(
    [filter('LIST', values)],
    [{ name: 'coffee.origin', value: 'place 3' }],
  );
  const shown = group?.kind === 'list' ? group.values.map(({ value }) => value) : [];
  expect(shown).toEqual(['place 3', ...values.slice(40).map(({ label }) => label)]);
});

test('brands are not limited', () => {
  const values = Array.from({ length: 120 }, (_, index) => vendor(`brand ${index}`));
  const [group] = toFilterGroups([filter('LIST', values)], []);
  expect(group?.kind === 'list' && group.values).toHaveLength(120);
});

test.each([
  [[availability], [], 1035],
  [[availability], ['true'], 996],
  [[availability], ['false'], 39],
  [[availability], ['true', 'false'], 1035],
  [[], [], null],
])('the total is the sum of the availability counts %#', (filters, chosen, total) => {
  expect(totalOf(filters, chosen)).toBe(total);
});
