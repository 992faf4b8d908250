import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCart, aDiscount, aLine, aVariant, someFacts } from '../testing/cart-examples.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import type { CartContent, CartFacts, Discount } from './model.ts';
import { totalCart } from './totals.ts';

const runs = Math.max(500, propertyRuns(10_000));

const collections = ['coffees', 'machines', 'cups'];
const variantIds = ['v0', 'v1', 'v2', 'v3', 'v4', 'v5'];
const cardIds = ['g0', 'g1', 'g2'];
const codes = ['C0', 'C1', 'C2', 'C3'];
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });

const discount = (code: string): fc.Arbitrary<Discount> =>
  fc
    .record({
      value: fc.oneof(
        fc.record({ kind: fc.constant('percentage' as const), percent: fc.nat(100) }),
        fc.record({ kind: fc.constant('fixed' as const), amount: fc.nat(30_000) }),
      ),
      level: fc.constantFrom('product' as const, 'order' as const),
      minimumSubtotal: maybe(fc.nat(20_000)),
      collectionIds: fc.subarray(collections),
      usageLimit: maybe(fc.constant(1)),
      timesUsed: fc.nat(1),
      oncePerCustomer: fc.boolean(),
      usedByThisCustomer: fc.boolean(),
      endsAt: maybe(fc.constantFrom(new Date('2026-05-31'), new Date('2026-06-02'))),
      combinable: fc.boolean(),
      appliesToSubscriptions: fc.boolean(),
    })
    .map((changes) => aDiscount({ id: code, code, ...changes }));

const facts: fc.Arbitrary<CartFacts> = fc
  .record({
    variants: fc.tuple(
      ...variantIds.map((variantId) =>
        fc
          .record({
            price: fc.integer({ min: 1, max: 200_000 }),
            isGiftCard: fc.constantFrom(false, false, false, true),
            collectionIds: fc.subarray(collections),
            percentOff: fc.nat(30),
          })
          .map(({ percentOff, ...rest }) =>
            aVariant({ ...rest, variantId, sellingPlans: [{ id: 'plan', percentOff }] }),
          ),
      ),
    ),
    discounts: fc.tuple(...codes.map(discount)),
    balances: fc.tuple(...cardIds.map(() => fc.integer({ min: 1, max: 50_000 }))),
  })
  .map(({ variants, discounts, balances }) =>
    someFacts({
      variants,
      discounts,
      giftCards: cardIds.map((id, index) => ({
        id,
        lastCharacters: id,
        balance: balances[index] ?? 0,
      })),
    }),
  );

const content: fc.Arbitrary<CartContent> = fc
  .record({
    lines: fc.array(
      fc.record({
        variantId: fc.constantFrom(...variantIds),
        quantity: fc.nat(9),
        sellingPlanId: fc.constantFrom(null, null, 'plan'),
      }),
      { maxLength: 8 },
    ),
    discountCodes: fc.shuffledSubarray([...codes, 'UNKNOWN']),
    giftCardIds: fc.shuffledSubarray(cardIds),
  })
  .map(({ lines, ...rest }) =>
    aCart({ ...rest, lines: lines.map((line, index) => aLine({ ...line, id: `l${index}` })) }),
  );

/** The same shop rules, item by item in exact fractions and without any of the code under test. */
function reckon(cart: CartContent, known: CartFacts) {
  const roundHalfUp = (numerator: bigint, denominator: bigint) =>
    Number((numerator * 2n + denominator) / (denominator * 2n));
  const basket = cart.lines.map((line) => {
    const variant = known.merchandise.get(line.variantId);
    if (!variant) throw new Error('every line has a variant here');
    const percent = line.sellingPlanId ? (variant.sellingPlans[0]?.percentOff ?? 0) : 0;
    const unitPrice = roundHalfUp(BigInt(variant.price) * BigInt(100 - percent), 100n);
    let left = 0;
    for (let piece = 0; piece < line.quantity; piece++) left += unitPrice;
    return { line, variant, full: left, left };
  });
  const mayReduce = (code: Discount, item: (typeof basket)[number]) =>
    !item.variant.isGiftCard &&
    (code.collectionIds.length === 0 ||
      code.collectionIds.some((id) => item.variant.collectionIds.includes(id))) &&
    (code.appliesToSubscriptions || item.line.sellingPlanId === null);

  const accepted: Discount[] = [];
  for (const text of cart.discountCodes) {
    const code = known.discounts.get(text);
    if (!code) continue;
    const items = basket.filter((item) => item.line.quantity > 0 && mayReduce(code, item));
    let value = 0;
    for (const item of items) value += item.full;
    const blocked =
      (code.endsAt && code.endsAt <= known.now) ||
      code.usageLimit === code.timesUsed ||
      (code.oncePerCustomer && code.usedByThisCustomer) ||
      items.length === 0 ||
      value < (code.minimumSubtotal ?? 0) ||
      (accepted.length > 0 && !code.combinable) ||
      accepted.some((other) => !other.combinable);
    if (!blocked) accepted.push(code);
  }
  for (const code of accepted) {
    if (code.level === 'order') continue;
    const items = basket.filter((item) => mayReduce(code, item));
    const worth = items.reduce((value, item) => value + item.left, 0);
    if (code.value.kind === 'fixed') {
      let budget = BigInt(Math.min(code.value.amount, worth));
      let open = BigInt(worth);
      for (const item of items) {
        const base = BigInt(item.left);
        const share = open === 0n ? 0 : roundHalfUp(budget * base, open);
        budget -= BigInt(share);
        open -= base;
        item.left -= share;
      }
    } else {
      const percent = BigInt(code.value.percent);
      for (const item of items) item.left -= roundHalfUp(BigInt(item.left) * percent, 100n);
    }
  }
  const subtotal = basket.reduce((value, item) => value + item.left, 0);
  let due = subtotal;
  for (const code of accepted) {
    if (code.level === 'product') continue;
    let base = 0;
    for (const item of basket) if (mayReduce(code, item)) base += item.left;
    base = Math.min(base, due);
    due -=
      code.value.kind === 'fixed'
        ? Math.min(code.value.amount, base)
        : roundHalfUp(BigInt(base) * BigInt(code.value.percent), 100n);
  }
  const orderDiscount = subtotal - due;
  for (const id of cart.giftCardIds) due -= Math.min(due, known.giftCards.get(id)?.balance ?? 0);
  return { subtotal, orderDiscount, total: due, accepted: accepted.map(({ code }) => code) };
}

describe('totals of random carts', () => {
  it(`agree with an independent calculation (${runs} carts)`, { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(content, facts, (cart, known) => {
        const totals = totalCart(cart, known);
        const expected = reckon(cart, known);
        const orderDiscount = totals.orderAllocations.reduce(
          (value, { amount }) => value + amount,
          0,
        );
        const accepted = totals.discountCodes.filter((code) => code.applicable);
        expect({
          subtotal: totals.subtotal,
          orderDiscount,
          total: totals.total,
          accepted: accepted.map(({ code }) => code),
        }).toEqual(expected);
      }),
      { numRuns: runs },
    );
  });

  it('are never negative, never overdraw a card, and explain every rejected code', () => {
    fc.assert(
      fc.property(content, facts, (cart, known) => {
        const totals = totalCart(cart, known);
        expect(totals.total).toBeGreaterThanOrEqual(0);
        for (const line of totals.lines) expect(line.total).toBeGreaterThanOrEqual(0);
        for (const card of totals.giftCards) {
          expect(card.amountUsed).toBeLessThanOrEqual(card.balance);
        }
        const rejected = totals.discountCodes.filter((code) => !code.applicable);
        expect(totals.warnings.map((warning) => warning.discountCode)).toEqual(
          rejected.map(({ code }) => code),
        );
      }),
      { numRuns: runs },
    );
  });
});
