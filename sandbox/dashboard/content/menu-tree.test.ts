import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allItems, maximumLevels } from '../../admin/menus.ts';
import type { MenuItemRecord } from '../../content/records.ts';
import { moved, moves } from './menu-tree.ts';

const item = (id: number, items: MenuItemRecord[] = []): MenuItemRecord => ({
  id,
  title: `${id}`,
  type: 'HTTP',
  resourceId: null,
  url: '#',
  tags: [],
  translations: {},
  items,
});
const tree = [item(1, [item(2, [item(3)]), item(4)]), item(5), item(6, [item(7)])];
const shape = (items: readonly MenuItemRecord[]): unknown[] =>
  items.map(({ id, items: below }) => (below.length > 0 ? [id, shape(below)] : id));

test.each([
  [4, 'up', [[1, [4, [2, [3]]]], 5, [6, [7]]]],
  [1, 'down', [5, [1, [[2, [3]], 4]], [6, [7]]]],
  [3, 'outdent', [[1, [2, 3, 4]], 5, [6, [7]]]],
  [2, 'outdent', [[1, [4]], [2, [3]], 5, [6, [7]]]],
  [
    5,
    'indent',
    [
      [1, [[2, [3]], 4, 5]],
      [6, [7]],
    ],
  ],
  [4, 'indent', [[1, [[2, [3, 4]]]], 5, [6, [7]]]],
] as const)('item %i moves %s', (id, move, expected) => {
  expect(shape(moved(tree, id, move))).toEqual(expected);
});

test.each([
  [1, 'up'],
  [6, 'down'],
  [5, 'outdent'],
  [1, 'indent'],
  [3, 'indent'],
] as const)('item %i cannot move %s', (id, move) => {
  expect(shape(moved(tree, id, move))).toEqual(shape(tree));
});

test('no sequence of moves loses an item or nests deeper than the platform allows', () => {
  const depth = (items: readonly MenuItemRecord[]): number =>
    items.length === 0 ? 0 : 1 + Math.max(...items.map((one) => depth(one.items)));
  const steps = fc.array(fc.tuple(fc.integer({ min: 1, max: 7 }), fc.constantFrom(...moves)));
  fc.assert(
    fc.property(steps, (sequence) => {
      const result = sequence.reduce<MenuItemRecord[]>(
        (items, [id, move]) => moved(items, id, move),
        tree,
      );
      const ids = allItems(result).map(({ id }) => id);
      expect(ids.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7]);
      expect(depth(result)).toBeLessThanOrEqual(maximumLevels);
    }),
  );
});
