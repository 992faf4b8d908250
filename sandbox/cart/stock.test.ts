import { describe, expect, it } from 'vitest';
import { aLine, aVariant } from '../testing/cart-examples.ts';
import { capToStock, takenFromStock } from './stock.ts';

function stockOf(stock: number, sellsBeyondStock = false) {
  return new Map([['coffee', aVariant({ stock, sellsBeyondStock })]]);
}

describe('capToStock', () => {
  it.each([
    ['enough', 5, 5, 5, undefined],
    ['too few', 5, 3, 3, 'MERCHANDISE_NOT_ENOUGH_STOCK'],
    ['none', 5, 0, 0, 'MERCHANDISE_OUT_OF_STOCK'],
    ['less than none after a correction', 5, -2, 0, 'MERCHANDISE_OUT_OF_STOCK'],
  ])('with %s in stock', (_, wanted, stock, quantity, code) => {
    const { lines, warnings } = capToStock([aLine({ quantity: wanted })], stockOf(stock));
    expect(lines).toEqual([aLine({ quantity })]);
    expect(warnings.map((warning) => warning.code)).toEqual(code ? [code] : []);
  });

  it('sells beyond the stock where the variant allows it', () => {
    const { lines, warnings } = capToStock([aLine({ quantity: 500 })], stockOf(0, true));
    expect(lines).toEqual([aLine({ quantity: 500 })]);
    expect(warnings).toEqual([]);
  });

  it('shares the stock of one variant; a newly raised line yields to the others', () => {
    const raised = aLine({ id: 'raised', quantity: 9 });
    const other = aLine({ id: 'other', quantity: 4, sellingPlanId: 'monthly' });
    const { lines, warnings } = capToStock([other, raised], stockOf(6), ['raised']);
    expect(lines.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['other', 4],
      ['raised', 2],
    ]);
    expect(warnings).toEqual([expect.objectContaining({ lineId: 'raised' })]);
  });

  it('takes the stock of a bundle from its components, which are sold singly, too', () => {
    const merchandise = new Map([
      ['coffee', aVariant({ stock: 7 })],
      ['cup', aVariant({ variantId: 'cup', stock: 9 })],
      [
        'set',
        aVariant({
          variantId: 'set',
          stock: 0,
          components: [
            { variantId: 'coffee', quantity: 2 },
            { variantId: 'cup', quantity: 1 },
          ],
        }),
      ],
    ]);
    const wanted = [aLine({ id: 'set', variantId: 'set', quantity: 5 }), aLine({ quantity: 2 })];
    const { lines, warnings } = capToStock(wanted, merchandise, ['set']);
    expect(lines.map(({ quantity }) => quantity)).toEqual([2, 2]);
    expect(warnings).toEqual([
      expect.objectContaining({ lineId: 'set', code: 'MERCHANDISE_NOT_ENOUGH_STOCK' }),
    ]);
    expect(takenFromStock(lines, merchandise)).toEqual(
      new Map([
        ['coffee', 6],
        ['cup', 2],
      ]),
    );
  });

  it('does not warn again about a line that already stands at 0', () => {
    expect(capToStock([aLine({ quantity: 0 })], stockOf(0)).warnings).toEqual([]);
  });
});
