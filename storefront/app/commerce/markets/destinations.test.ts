import { expect, test } from 'vitest';
import { destinations } from '#shop/destinations.ts';
import { shop } from '#shop/shop.ts';
import { euros } from '../price/money.ts';

test('shipping is free within Germany only, and takes longer elsewhere', () => {
  for (const code of shop.shipping.countries) {
    const { cost, freeFrom, days } = destinations[code];
    expect(cost, code).toMatchObject(euros(4.9));
    expect(freeFrom?.amount, code).toBe(code === 'DE' ? 4900 : undefined);
    expect(days.min < days.max, code).toBe(true);
    expect(days.min === 1, code).toBe(code === 'DE');
  }
});

test('the home country has the terms that the shop advertises', () => {
  expect(destinations.DE).toMatchObject({
    cost: euros(4.9),
    special: euros(4.9),
    freight: euros(49),
    freeFrom: euros(49),
    days: { min: 1, max: 3 },
  });
  expect(shop.shipping.home).toBe('DE');
});
