import fc from 'fast-check';
import { expect, test } from 'vitest';
import { euros } from '../../commerce/price/money.ts';
import type { DetailedVariant, IntervalUnit } from '../../commerce/product/product.ts';
import { exampleDetailedVariant } from '../../commerce/product/product-examples.ts';
import {
  brewingMethods,
  cupChoices,
  neededGrams,
  parseCoffeeNeed,
  subscriptionOffers,
} from './subscription-offers.ts';

const intervals: [IntervalUnit, number][] = [
  ['WEEK', 4],
  ['WEEK', 1],
  ['DAY', 10],
  ['WEEK', 2],
  ['MONTH', 1],
  ['WEEK', 6],
  ['WEEK', 8],
];

const pack = (grams: number, price: number): DetailedVariant => ({
  ...exampleDetailedVariant,
  id: `gid://shopify/ProductVariant/${grams}`,
  title: `${grams} g`,
  price: euros(price),
  netQuantity: { amount: grams, unit: 'kg' },
  plans: intervals.map(([unit, count]) => ({
    id: `gid://shopify/SellingPlan/${unit}${count}`,
    interval: { unit, count },
    price: euros(price * 0.9),
    priceOnce: euros(price),
  })),
});
const nightShift = [pack(250, 8.9), pack(500, 16.4), pack(1000, 30.4)];

test('two cups from a portafilter: 1 kg every four weeks, then smaller and fresher [CMP-008]', () => {
  const need = { cups: 2, method: 'portafilter' } as const;
  expect(neededGrams(need)).toBe(1008);
  const offers = subscriptionOffers(nightShift, need);
  expect(
    offers.map(({ title, plan, quantity, perMonth }) => [
      title,
      `${plan.interval.count} ${plan.interval.unit}`,
      quantity,
      perMonth.amount,
    ]),
  ).toEqual([
    ['1000 g', '4 WEEK', 1, 2964],
    ['500 g', '2 WEEK', 1, 3198],
    ['250 g', '1 WEEK', 1, 3471],
  ]);
  expect(offers[0]).toMatchObject({
    perDelivery: { amount: 2736 },
    unitPrice: { price: { amount: 2736 }, unit: 'kg' },
    perCup: { amount: 49 },
    savedPerMonth: { amount: 329 },
    openDays: 28,
  });
});

test('a pack that would stay open too long is not the first', () => {
  const [first] = subscriptionOffers(nightShift, { cups: 1, method: 'beanToCup' });
  expect(first).toMatchObject({
    title: '250 g',
    openDays: 25,
    quantity: 2,
    plan: { interval: { unit: 'WEEK', count: 6 } },
  });
});

test('where no interval is short enough, several packs come at once', () => {
  const offers = subscriptionOffers([pack(250, 8.9)], { cups: 8, method: 'portafilter' });
  expect(offers[0]).toMatchObject({ quantity: 4, plan: { interval: { unit: 'WEEK', count: 1 } } });
});

test.each([
  ['without plans', { ...pack(250, 8.9), plans: [] }],
  ['sold out', { ...pack(250, 8.9), availability: 'unavailable' as const }],
  ['without a weight', { ...pack(250, 8.9), netQuantity: null }],
])('a variant %s is not offered', (_name, variant) => {
  expect(subscriptionOffers([variant], { cups: 2, method: 'moka' })).toEqual([]);
});

test('every offer covers the need, apart from five per cent, and no size comes twice [CMP-008]', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...cupChoices),
      fc.constantFrom(...brewingMethods),
      (cups, method) => {
        const offers = subscriptionOffers([...nightShift, ...nightShift], { cups, method });
        expect(offers).toHaveLength(3);
        expect(new Set(offers.map(({ title }) => title)).size).toBe(3);
        for (const { title, quantity, plan } of offers) {
          const days = { DAY: 1, WEEK: 7, MONTH: 365 / 12 }[plan.interval.unit];
          const needed = (neededGrams({ cups, method }) / 28) * days * plan.interval.count;
          expect(Number.parseInt(title ?? '', 10) * quantity * 1.051).toBeGreaterThanOrEqual(
            needed,
          );
        }
      },
    ),
  );
});

test.each([
  ['', 2, 'portafilter'],
  ['cups=4&method=moka', 4, 'moka'],
  ['cups=7&method=tea', 2, 'portafilter'],
  ['cups=1e0', 2, 'portafilter'],
])('%j is read as %i cups from %s', (search, cups, method) => {
  expect(parseCoffeeNeed(new URLSearchParams(search))).toEqual({ cups, method });
});
