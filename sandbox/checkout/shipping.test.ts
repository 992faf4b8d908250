import { describe, expect, it } from 'vitest';
import type { Discount, Merchandise } from '../cart/model.ts';
import { totalCart } from '../cart/totals.ts';
import { readShop } from '../catalogue-format/read-catalogue.ts';
import { aCart, aDiscount, aLine, aVariant, someFacts } from '../testing/cart-examples.ts';
import { testShopDirectory } from '../testing/test-catalogue.ts';
import { shippingOptions } from './shipping.ts';
import { shippingTime } from './shipping-time.ts';
import { includedVat, rateIn } from './vat.ts';

function cartOf(variants: Partial<Merchandise>[], discounts: Discount[] = []) {
  const all = variants.map((variant, index) => aVariant({ ...variant, variantId: `v${index}` }));
  const lines = all.map(({ variantId }) => aLine({ id: variantId, variantId }));
  const discountCodes = discounts.map(({ code }) => code);
  return totalCart(aCart({ lines, discountCodes }), someFacts({ variants: all, discounts }));
}

const shop = await readShop(testShopDirectory);
const euros = { currency: 'EUR', rate: 1 };
const germany = { country: 'DE', postcode: '20457' };

describe('freight is computed from the address', () => {
  it.each([
    ['Germany', 'DE', '20457', 4900],
    ['a German island', 'DE', '27498', 4900],
    ['Austria', 'AT', '1010', 7900],
    ['Denmark', 'DK', '8000', 7900],
    ['Bornholm', 'DK', '3700', 13_900],
    ['Italy', 'IT', '20121', 11_900],
    ['Sicily', 'IT', '90133', 17_900],
    ['Cyprus', 'CY', '1010', 15_900],
    ['Austria, before a postcode is entered', 'AT', '', 7900],
  ])('to %s', (_, country, postcode, cost) => {
    const machine = { price: 200_000, tags: ['Speditionsversand'] };
    const [delivery] = shippingOptions(cartOf([machine]), { country, postcode }, shop, euros);
    expect(delivery).toEqual({ method: 'delivery', kind: 'freight', cost });
  });
});

describe('shipping', () => {
  const grinder = { price: 20_000, tags: ['Elektrische Mühlen'] };
  const machine = { price: 200_000, tags: ['Speditionsversand'] };
  const kettle = { price: 9900, tags: ['Sonderversand'] };
  const giftCard = { price: 10_000, isGiftCard: true };
  it.each([
    ['below the threshold', [{ price: 4899 }], 'DE', 'standard', 490],
    ['at the threshold', [{ price: 4900 }], 'DE', 'standard', 0],
    ['above it, but abroad', [{ price: 9900 }], 'DK', 'standard', 490],
    ['a gift card does not count', [{ price: 1000 }, giftCard], 'DE', 'standard', 490],
    ['special shipping is never free', [kettle, { price: 9900 }], 'DE', 'special', 490],
    ['electric grinders are special', [grinder], 'DE', 'special', 490],
    ['freight', [machine], 'DE', 'freight', 4900],
    ['freight carries the rest', [kettle, machine, { price: 900 }], 'DE', 'freight', 4900],
  ])('%s', (_, variants, country, kind, cost) => {
    expect(shippingOptions(cartOf(variants), { country, postcode: '' }, shop, euros)).toEqual([
      { method: 'delivery', kind, cost },
      { method: 'pickup', kind, cost: 0 },
    ]);
  });

  it('is not needed for gift cards', () => {
    expect(shippingOptions(cartOf([giftCard]), germany, shop, euros)).toEqual([]);
  });

  it('counts the value after discount codes', () => {
    const [delivery] = shippingOptions(
      cartOf([{ price: 5000 }], [aDiscount()]),
      germany,
      shop,
      euros,
    );
    expect(delivery?.cost).toBe(490);
  });
});

describe('the delivery time', () => {
  const time = { method: 'delivery', kind: 'standard', days: { min: 2, max: 4 } } as const;
  it.each([
    ['of the rate', time, '2–4 hverdage'],
    ['of special shipping', { ...time, kind: 'special' }, '2–4 hverdage, til apparater med stik'],
    [
      'of freight without one',
      { ...time, kind: 'freight', days: undefined },
      'Levering efter aftale',
    ],
    ['of a shop that names none', { ...time, days: undefined }, ''],
  ] as const)('%s', (_, option, expected) => {
    expect(shippingTime(option, 'da')).toBe(expected);
  });
});

describe('the tax inside the prices', () => {
  it('is the one of the delivery country where that has another', () => {
    const taxesAbroad = { DK: [{ rate: 7, is: 25 }] };
    const vatIn = (country: string) =>
      includedVat(cartOf([{ taxRate: 7, price: 10_000 }]), 0, (rate) =>
        rateIn(country, rate, { taxesAbroad }),
      );
    expect([vatIn('DE'), vatIn('SE'), vatIn('DK')]).toEqual([654, 654, 2000]);
  });

  const espresso = { taxRate: 7 };
  const cup = { taxRate: 19, price: 1290 };
  it('takes 7 % for coffee and 19 % for a cup, after the discount', () => {
    const cart = cartOf(
      [{ ...espresso, price: 1431 }, { ...espresso, price: 5380 }, cup],
      [aDiscount()],
    );
    expect(includedVat(cart, 0)).toBe(586);
  });

  it('taxes shipping like the goods it carries', () => {
    expect(includedVat(cartOf([{ ...espresso, price: 1070 }]), 107)).toBe(77);
  });

  it('leaves gift cards untaxed', () => {
    expect(includedVat(cartOf([{ taxRate: 19, isGiftCard: true }]), 0)).toBe(0);
  });
});
