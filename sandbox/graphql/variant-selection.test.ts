import { expect, test } from 'vitest';
import type { ProductNode } from '../store/nodes.ts';
import {
  adjacentVariants,
  encodeCombinations,
  encodeVariants,
  firstSelectableVariant,
  selectedOrFirstAvailable,
  variantBySelectedOptions,
} from './variant-selection.ts';

const sizes = ['S', 'M', 'L'];
const colours = ['Red', 'Blue'];

/** Every size in every colour but L in red; S in red is sold out. */
function shirt(): ProductNode {
  const all = sizes.flatMap((size) => colours.map((colour) => [size, colour] as const));
  const combinations = all.filter(([size, colour]) => !(size === 'L' && colour === 'Red'));
  const product = {
    allOptions: [
      { name: 'Size', values: sizes },
      { name: 'Colour', values: colours },
    ],
    variants: combinations.map(([size, colour], index) => ({
      key: index + 1,
      title: `${size} / ${colour}`,
      availableForSale: !(size === 'S' && colour === 'Red'),
      selectedOptions: [
        { name: 'Size', value: size },
        { name: 'Colour', value: colour },
      ],
    })),
  };
  return product as unknown as ProductNode;
}

const size = (value: string) => ({ name: 'Size', value });
const colour = (value: string) => ({ name: 'Colour', value });
const fabric = { name: 'Fabric', value: 'Wool' };

test.each([
  ['nothing selected', {}, 'S / Blue'],
  ['all options', { selectedOptions: [size('M'), colour('Red')] }, 'M / Red'],
  ['a sold-out variant stays selected', { selectedOptions: [size('S'), colour('Red')] }, 'S / Red'],
  ['one option of two', { selectedOptions: [size('L')] }, 'L / Blue'],
  ['no such variant', { selectedOptions: [size('L'), colour('Red')] }, 'S / Blue'],
  ['an unknown option is ignored', { selectedOptions: [size('M'), fabric] }, 'M / Red'],
  ['another case does not match', { selectedOptions: [size('m')] }, 'S / Blue'],
  [
    'another case matches on request',
    { selectedOptions: [{ name: 'SIZE', value: 'm' }], caseInsensitiveMatch: true },
    'M / Red',
  ],
])('selected or first available variant: %s', (_, args, title) => {
  expect(selectedOrFirstAvailable(shirt(), args)?.title).toBe(title);
});

test.each([
  ['all options', { selectedOptions: [size('M'), colour('Red')] }, 'M / Red'],
  ['an option is missing', { selectedOptions: [size('M')] }, undefined],
  ['no such variant', { selectedOptions: [size('L'), colour('Red')] }, undefined],
  [
    'an unknown option',
    { selectedOptions: [size('M'), colour('Red'), fabric], ignoreUnknownOptions: false },
    undefined,
  ],
  [
    'an unknown option that is ignored',
    { selectedOptions: [size('M'), colour('Red'), fabric], ignoreUnknownOptions: true },
    'M / Red',
  ],
])('variant by selected options: %s', (_, args, title) => {
  expect(variantBySelectedOptions(shirt(), args)?.title).toBe(title);
});

test('adjacent variants differ in one option', () => {
  const titles = (args: Parameters<typeof adjacentVariants>[1]) =>
    adjacentVariants(shirt(), args).map(({ title }) => title);
  expect(titles({ selectedOptions: [size('M'), colour('Red')] })).toEqual(['S / Red', 'M / Blue']);
  expect(titles({})).toEqual(['S / Red', 'M / Blue', 'L / Blue']);
});

test.each([
  [
    'the example of the schema',
    '0:0:0,1:0-1,,1:0:0-1,1:1,,2:0:1,1:0,,',
    [
      [0, 0, 0],
      [0, 1, 0],
      [0, 1, 1],
      [1, 0, 0],
      [1, 0, 1],
      [1, 1, 1],
      [2, 0, 1],
      [2, 1, 0],
    ],
  ],
  ['one option with a gap', '0-2 4', [[0], [1], [2], [4]]],
  ['no variant', '', []],
])('encodes %s', (_, text, combinations) => {
  expect(encodeCombinations(combinations)).toBe(text);
});

test('the first selectable variant of a value has the first values of the other options', () => {
  const product = shirt();
  expect(firstSelectableVariant(product, 0, 'L')?.title).toBe('L / Blue');
  expect(firstSelectableVariant(product, 1, 'Blue')?.title).toBe('S / Blue');
});

test('encodes the variants of a product', () => {
  const product = shirt();
  expect(encodeVariants(product, product.variants)).toBe('v1_0:0-1,1:0-1,2:1,');
});
