import { describe, expect, it } from 'vitest';
import { aCart, aDiscount, aLine, aVariant, someFacts } from '../testing/cart-examples.ts';
import type { Discount, DiscountRejection } from './model.ts';
import { totalCart } from './totals.ts';

const variants = [
  aVariant({ variantId: 'coffee', price: 5000, collectionIds: ['coffees'] }),
  aVariant({
    variantId: 'abo',
    price: 14900,
    collectionIds: ['coffees'],
    sellingPlans: [{ id: 'monthly', percentOff: 15 }],
  }),
  aVariant({ variantId: 'cup', price: 1290 }),
  aVariant({ variantId: 'gift', price: 2500, isGiftCard: true }),
];
const coffee = aLine({ id: 'coffee', variantId: 'coffee' });
const cup = aLine({ id: 'cup', variantId: 'cup' });
const abo = aLine({ id: 'abo', variantId: 'abo', sellingPlanId: 'monthly' });
const gift = aLine({ id: 'gift', variantId: 'gift' });

function totals(lines: (typeof coffee)[], discounts: Discount[], codes?: string[]) {
  const discountCodes = codes ?? discounts.map(({ code }) => code);
  return totalCart(aCart({ lines, discountCodes }), someFacts({ variants, discounts }));
}

describe('what a code takes off', () => {
  it('order level: lines and subtotal stay, the cart carries the amount', () => {
    const cart = totals([coffee, cup], [aDiscount()]);
    expect(cart.lines.map((line) => line.total)).toEqual([5000, 1290]);
    expect(cart.lines.flatMap((line) => line.allocations)).toEqual([]);
    expect(cart.subtotal).toBe(6290);
    expect(cart.orderAllocations.map(({ amount }) => amount)).toEqual([629]);
    expect(cart.total).toBe(5661);
  });

  it('product level: the entitled line carries the amount and the subtotal is lower', () => {
    const discount = aDiscount({ level: 'product', collectionIds: ['coffees'] });
    const cart = totals([coffee, cup], [discount]);
    expect(cart.lines.map((line) => [line.subtotal, line.total])).toEqual([
      [5000, 4500],
      [1290, 1290],
    ]);
    expect(cart.orderAllocations).toEqual([]);
    expect([cart.subtotal, cart.total]).toEqual([5790, 5790]);
  });

  it('a fixed amount is spread over the entitled lines to the cent', () => {
    const discount = aDiscount({ level: 'product', value: { kind: 'fixed', amount: 1000 } });
    const cart = totals([coffee, cup], [discount]);
    expect(cart.lines.map((line) => line.subtotal - line.total)).toEqual([795, 205]);
  });

  it('a fixed amount never makes a cart negative', () => {
    const cart = totals([cup], [aDiscount({ value: { kind: 'fixed', amount: 999_999 } })]);
    expect(cart.total).toBe(0);
  });

  it('the price under a selling plan comes before the code', () => {
    const cart = totals([abo], [aDiscount()]);
    expect([cart.subtotal, cart.total]).toEqual([12665, 12665 - 1267]);
  });

  it('combinable codes add up, product level first', () => {
    const cart = totals(
      [coffee],
      [
        aDiscount({ id: '1', code: 'ORDER', value: { kind: 'percentage', percent: 10 } }),
        aDiscount({ id: '2', code: 'PRODUCT', level: 'product' }),
      ],
    );
    expect([cart.subtotal, cart.total]).toEqual([4500, 4050]);
  });

  it('gift cards bought are never discounted', () => {
    const cart = totals([gift, coffee], [aDiscount()]);
    expect(cart.total).toBe(2500 + 4500);
  });
});

describe('why a code is rejected', () => {
  const cases: [string, (typeof coffee)[], Partial<Discount>, DiscountRejection][] = [
    [
      'before it starts',
      [coffee],
      { startsAt: new Date('2026-07-01') },
      'DISCOUNT_CURRENTLY_INACTIVE',
    ],
    ['after its end', [coffee], { endsAt: new Date('2026-06-01') }, 'DISCOUNT_CURRENTLY_INACTIVE'],
    ['used up', [coffee], { usageLimit: 1, timesUsed: 1 }, 'DISCOUNT_USAGE_LIMIT_REACHED'],
    [
      'used by the customer',
      [coffee],
      { oncePerCustomer: true, usedByThisCustomer: true },
      'DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED',
    ],
    ['empty cart', [], {}, 'DISCOUNT_CODE_NOT_HONOURED'],
    ['only a sold-out line', [{ ...coffee, quantity: 0 }], {}, 'DISCOUNT_CODE_NOT_HONOURED'],
    ['wrong products', [cup], { collectionIds: ['coffees'] }, 'DISCOUNT_NO_ENTITLED_LINE_ITEMS'],
    ['only gift cards', [gift], {}, 'DISCOUNT_NO_ENTITLED_LINE_ITEMS'],
    ['minimum not met', [coffee], { minimumSubtotal: 5001 }, 'DISCOUNT_PURCHASE_NOT_IN_RANGE'],
    [
      'minimum not met by the right products',
      [coffee, cup],
      { minimumSubtotal: 6000, collectionIds: ['coffees'] },
      'DISCOUNT_PURCHASE_NOT_IN_RANGE',
    ],
    [
      'subscription',
      [abo],
      { appliesToSubscriptions: false },
      'DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE',
    ],
  ];
  it.each(cases)('%s', (_, lines, changes, code) => {
    const cart = totals(lines, [aDiscount(changes)]);
    expect(cart.discountCodes).toEqual([{ code: 'LOTSE10', applicable: false }]);
    expect(cart.warnings).toEqual([expect.objectContaining({ code, discountCode: 'LOTSE10' })]);
    expect(cart.total).toBe(cart.subtotal);
  });

  it('unknown', () => {
    const cart = totals([coffee], [], ['NOPE']);
    expect(cart.discountCodes).toEqual([{ code: 'NOPE', applicable: false }]);
    expect(cart.warnings).toEqual([expect.objectContaining({ code: 'DISCOUNT_NOT_FOUND' })]);
  });

  it('not combinable: the first code stays', () => {
    const alone = aDiscount({ id: '1', code: 'ALONE', combinable: false });
    const cart = totals([coffee], [alone, aDiscount({ id: '2' })]);
    expect(cart.discountCodes).toEqual([
      { code: 'ALONE', applicable: true },
      { code: 'LOTSE10', applicable: false },
    ]);
    expect(cart.warnings).toEqual([
      expect.objectContaining({ code: 'DISCOUNT_CODE_NOT_HONOURED', discountCode: 'LOTSE10' }),
    ]);
  });

  it('a rejected code does not stand in the way of the next one', () => {
    const expired = aDiscount({ id: '1', code: 'OLD', combinable: false, endsAt: new Date(0) });
    const cart = totals([coffee], [expired, aDiscount({ id: '2', combinable: false })]);
    expect(cart.discountCodes.map(({ applicable }) => applicable)).toEqual([false, true]);
  });

  it('exactly at the minimum it applies, and codes are found in any case', () => {
    const cart = totals([coffee], [aDiscount({ minimumSubtotal: 5000 })], ['lotse10']);
    expect(cart.discountCodes).toEqual([{ code: 'lotse10', applicable: true }]);
  });

  it('beside a subscription it still reduces the one-time line', () => {
    const cart = totals([abo, coffee], [aDiscount({ appliesToSubscriptions: false })]);
    expect(cart.total).toBe(12665 + 4500);
  });
});

describe('gift cards', () => {
  const giftCards = [
    { id: 'first', lastCharacters: '7k2p', balance: 1000 },
    { id: 'second', lastCharacters: '9x4m', balance: 9000 },
  ];
  function pay(giftCardIds: string[], shipping = 0) {
    const facts = someFacts({ variants, giftCards });
    return totalCart(aCart({ lines: [coffee], giftCardIds }), facts, shipping);
  }

  it('pay in the order they were entered', () => {
    const used = (cart: ReturnType<typeof pay>) => cart.giftCards.map((card) => card.amountUsed);
    expect(used(pay(['first', 'second']))).toEqual([1000, 4000]);
    expect(used(pay(['second', 'first']))).toEqual([5000, 0]);
  });

  it('leave the rest to pay, and pay for shipping too', () => {
    expect(pay(['first']).total).toBe(4000);
    expect(pay(['first', 'second'], 490).giftCards.map((card) => card.amountUsed)).toEqual([
      1000, 4490,
    ]);
  });

  it('that no longer exist are left out', () => {
    expect(pay(['gone', 'first']).giftCards).toHaveLength(1);
  });
});
