import fc from 'fast-check';
import { expect, test } from 'vitest';
import { euros } from '../commerce/price/money.ts';
import { cupPriceOf } from './cup-price.ts';

const pack = (price: number, grams: number) => ({
  price: euros(price),
  netQuantity: { amount: grams, unit: 'kg' as const },
});

test.each([
  [8.9, 250, 18, 64, 13],
  [16.4, 500, 18, 59, 27],
  [30.4, 1000, 18, 55, 55],
  [12.4, 250, 17.5, 87, 14],
  [6.9, 250, 17, 47, 14],
  [7.2, 250, 60, 173, 4],
])(
  '%s € for %i g at %s g a cup: %i cents, %i cups [CMP-004]',
  (price, grams, coffee, cents, cups) => {
    expect(cupPriceOf(pack(price, grams), { coffee })).toMatchObject({
      price: { amount: cents },
      cups,
    });
  },
);

test.each([
  ['no recipe', pack(8.9, 250), null],
  ['no weight', { ...pack(8.9, 250), netQuantity: null }, { coffee: 18 }],
  [
    'a drink in litres',
    { ...pack(2, 1000), netQuantity: { amount: 1000, unit: 'l' as const } },
    { coffee: 18 },
  ],
  ['less than a cup', pack(1, 10), { coffee: 18 }],
])('%s has no price per cup [CMP-004]', (_name, variant, recipe) => {
  expect(cupPriceOf(variant, recipe)).toBeNull();
});

test('all whole cups together cost no more than the pack, apart from rounding', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000 }),
      fc.integer({ min: 60, max: 5000 }),
      fc.integer({ min: 10, max: 120 }),
      (cents, grams, halfGrams) => {
        const cup = cupPriceOf(pack(cents / 100, grams), { coffee: halfGrams / 2 });
        expect(cup).not.toBeNull();
        if (!cup) return;
        expect(cup.cups * (cup.price.amount - 0.5)).toBeLessThanOrEqual(cents);
        expect(cup.cups).toBeGreaterThanOrEqual(1);
      },
    ),
  );
});
