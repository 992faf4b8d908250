import { expect, test } from 'vitest';
import { euros } from '../app/commerce/price/money.ts';
import { benefitsFor } from './benefits.ts';
import type { Benefit } from './model.ts';

const benefits: Benefit[] = [
  { icon: 'package', text: 'Free from {freeFrom}' },
  { icon: 'package', text: 'Shipping {shippingCost}' },
  { icon: 'truck', text: '{deliveryDays} days', link: { page: 'shipping-delivery' } },
];
const terms = { cost: euros(4.9), special: euros(4.9), freight: null, days: { min: 2, max: 4 } };
const textsFor = (freeFrom: ReturnType<typeof euros> | null) =>
  benefitsFor(benefits, { ...terms, freeFrom }, 'en').map(({ title }) => title);

test('a benefit that names what does not apply in the country is left out', () => {
  expect(textsFor(euros(49))).toEqual(['Free from €49', '2-4 days']);
  expect(textsFor(null)).toEqual(['Shipping €4.90', '2-4 days']);
});

test('links have the language of the page', () => {
  const [, days] = benefitsFor(benefits, { ...terms, freeFrom: null }, 'en');
  expect(days?.href).toBe('/en/e/shipping-delivery');
});
