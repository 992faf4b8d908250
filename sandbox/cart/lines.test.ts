import { describe, expect, it } from 'vitest';
import { aLine, aVariant } from '../testing/cart-examples.ts';
import { addLines, removeLines, updateLines } from './lines.ts';
import type { Merchandise } from './model.ts';

const merchandise = new Map<string, Merchandise>([
  ['coffee', aVariant({ sellingPlans: [{ id: 'monthly', percentOff: 10 }] })],
  ['cup', aVariant({ variantId: 'cup' })],
]);

function numbered() {
  let next = 0;
  return () => `new-${++next}`;
}

describe('adding lines', () => {
  it('puts the newest line first', () => {
    const { lines } = addLines(
      [aLine()],
      [{ merchandiseId: 'cup' }, { merchandiseId: 'coffee', sellingPlanId: 'monthly' }],
      merchandise,
      numbered(),
    );
    expect(lines.map((line) => [line.variantId, line.sellingPlanId])).toEqual([
      ['coffee', 'monthly'],
      ['cup', null],
      ['coffee', null],
    ]);
  });

  it('merges the same variant, plan and attributes, whatever order the attributes have', () => {
    const attributes = [
      { key: 'a', value: '1' },
      { key: 'b', value: '2' },
    ];
    const { lines } = addLines(
      [aLine({ attributes, quantity: 2 })],
      [{ merchandiseId: 'coffee', quantity: 3, attributes: attributes.toReversed() }],
      merchandise,
      numbered(),
    );
    expect(lines).toEqual([aLine({ attributes, quantity: 5 })]);
  });

  it('keeps lines apart that differ in an attribute', () => {
    const { lines } = addLines(
      [aLine()],
      [{ merchandiseId: 'coffee', attributes: [{ key: 'grind', value: 'fine' }] }],
      merchandise,
      numbered(),
    );
    expect(lines).toHaveLength(2);
  });

  it.each([
    [{ merchandiseId: 'tea' }, 'INVALID', ['lines', '0', 'merchandiseId']],
    [
      { merchandiseId: 'cup', sellingPlanId: 'monthly' },
      'SELLING_PLAN_NOT_APPLICABLE',
      ['lines', '0', 'sellingPlanId'],
    ],
    [{ merchandiseId: 'cup', quantity: 1_000_001 }, 'MAXIMUM_EXCEEDED', ['lines', '0', 'quantity']],
    [
      { merchandiseId: 'coffee', quantity: 1_000_000 },
      'MAXIMUM_EXCEEDED',
      ['lines', '0', 'quantity'],
    ],
    [{ merchandiseId: 'cup', quantity: 0 }, 'MINIMUM_NOT_MET', ['lines', '0', 'quantity']],
    [{ merchandiseId: 'cup', quantity: -1 }, 'MINIMUM_NOT_MET', ['lines', '0', 'quantity']],
  ])('refuses %j and changes nothing', (input, code, field) => {
    const change = addLines([aLine()], [input], merchandise, numbered());
    expect(change.userErrors).toEqual([expect.objectContaining({ code, field })]);
    expect(change.lines).toEqual([aLine()]);
  });

  it('refuses more than 500 lines', () => {
    const full = Array.from({ length: 500 }, (_, index) =>
      aLine({ id: String(index), attributes: [{ key: 'n', value: String(index) }] }),
    );
    const change = addLines(full, [{ merchandiseId: 'cup' }], merchandise, numbered());
    expect(change.userErrors).toEqual([expect.objectContaining({ code: 'CART_TOO_LARGE' })]);
    expect(change.lines).toHaveLength(500);
  });
});

describe('updating lines', () => {
  const cart = [aLine({ id: 'a', quantity: 2 }), aLine({ id: 'b', variantId: 'cup' })];

  it('keeps every field that is left out', () => {
    const line = aLine({
      id: 'a',
      sellingPlanId: 'monthly',
      attributes: [{ key: 'k', value: 'v' }],
    });
    const { lines } = updateLines([line], [{ id: 'a', quantity: 4 }], merchandise);
    expect(lines).toEqual([{ ...line, quantity: 4 }]);
  });

  it('makes a subscription a one-time purchase when the plan is null', () => {
    const line = aLine({ id: 'a', sellingPlanId: 'monthly' });
    const { lines } = updateLines([line], [{ id: 'a', sellingPlanId: null }], merchandise);
    expect(lines).toEqual([aLine({ id: 'a' })]);
  });

  it('removes a line at quantity 0', () => {
    const { lines } = updateLines(cart, [{ id: 'a', quantity: 0 }], merchandise);
    expect(lines.map(({ id }) => id)).toEqual(['b']);
  });

  it('merges a line that becomes the twin of another', () => {
    const { lines } = updateLines(cart, [{ id: 'b', merchandiseId: 'coffee' }], merchandise);
    expect(lines).toEqual([aLine({ id: 'b', quantity: 3 })]);
  });

  it('names a stale line and changes nothing, not even the valid part', () => {
    const change = updateLines(
      cart,
      [
        { id: 'a', quantity: 9 },
        { id: 'gone', quantity: 1 },
      ],
      merchandise,
    );
    expect(change.userErrors).toEqual([
      expect.objectContaining({ code: 'INVALID_MERCHANDISE_LINE', field: ['lines', '1', 'id'] }),
    ]);
    expect(change.lines).toEqual(cart);
  });
});

describe('removing lines', () => {
  it('removes what it names', () => {
    expect(removeLines([aLine({ id: 'a' }), aLine({ id: 'b' })], ['a']).lines).toEqual([
      aLine({ id: 'b' }),
    ]);
  });

  it('names a stale line', () => {
    expect(removeLines([aLine()], ['gone']).userErrors).toEqual([
      expect.objectContaining({ code: 'INVALID_MERCHANDISE_LINE', field: ['lineIds', '0'] }),
    ]);
  });
});
