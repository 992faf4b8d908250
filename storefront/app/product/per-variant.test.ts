import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { euros } from '../commerce/price/money.ts';
import { exampleDetailedVariant } from '../commerce/product/product-examples.ts';
import { groupByContent, groupOffers, groupPurchases, isChosenByCss } from './per-variant.ts';

const planOf = (id: string, price: number) => ({
  id,
  interval: { unit: 'WEEK' as const, count: 4 },
  price: euros(price),
  priceOnce: euros(10),
});
const variantOf = (...plans: ReturnType<typeof planOf>[]) => ({ ...exampleDetailedVariant, plans });
const variants = (count: number) => Array.from({ length: count }, () => variantOf());

test.each([
  ['one variant, which leaves no choice', variants(1), false],
  ['two', variants(2), true],
  ['twelve', variants(12), true],
  ['more than the stylesheet knows', variants(13), false],
  ['the same plans at other prices', [variantOf(planOf('a', 9)), variantOf(planOf('a', 8))], true],
  ['other plans', [variantOf(planOf('a', 9)), variantOf()], false],
])('chosen by CSS, %s: %#', (_, given, expected) => {
  expect(isChosenByCss({ variants: given, isGiftCard: false })).toBe(expected);
});

test('each item is in one group, with all of the same content', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1 }), (items) => {
      const groups = groupByContent(items, (item) => item);
      expect(new Set(groups.map(({ item }) => item)).size).toBe(groups.length);
      if (groups.length === 1) {
        expect(groups[0]?.indices).toBeUndefined();
        return;
      }
      const indices = groups.flatMap((group) =>
        (group.indices ?? '').split(' ').map((index) => [Number(index), group.item] as const),
      );
      expect(indices.toSorted(([a], [b]) => a - b)).toEqual([...items.entries()]);
    }),
  );
});

test('a price differs by variant, purchase type and interval', () => {
  const given = [
    variantOf(planOf('a', 9), planOf('b', 8)),
    variantOf(planOf('a', 7), planOf('b', 7)),
  ];
  const attributes = groupPurchases(given, (_, plan) => plan?.price.amount).map(
    (each) => each.attributes,
  );
  expect(attributes).toEqual([
    { 'data-for': '0', 'data-plan': 'once' },
    { 'data-for': '0', 'data-plan': '0' },
    { 'data-for': '0', 'data-plan': '1' },
    { 'data-for': '1', 'data-plan': 'once' },
    { 'data-for': '1', 'data-plan': '0 1' },
  ]);
  expect(groupOffers(given, (_, plan) => plan.price).map((each) => each.attributes)).toEqual([
    { 'data-for': '0', 'data-offer': '0' },
    { 'data-for': '0', 'data-offer': '1' },
    { 'data-for': '1', 'data-offer': undefined },
  ]);
});

test('the stylesheet knows twelve variants and plans', async () => {
  const css = await readFile(new URL('./per-variant.module.css', import.meta.url), 'utf8');
  for (let index = 0; index < 12; index += 1) {
    expect(css).toContain(
      `[data-index='${index}']:checked) [data-for]:not([data-for~='${index}'])`,
    );
    expect(css).toContain(`[data-index='${index}']:checked) [data-tile='${index}']`);
    expect(css).toContain(`[data-plan]:not([data-plan~='${index}'])`);
    expect(css).toContain(`[data-offer]:not([data-offer~='${index}'])`);
  }
});
