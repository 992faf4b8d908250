import { expect, test } from 'vitest';
import { faultsSchema } from '../control/faults.ts';
import { ask, createTestApp } from '../testing/app.ts';
import { createTestDatabase } from '../testing/database.ts';
import { convertBack, convertCents, marketOf } from './market.ts';

const shop = { currency: 'EUR', markets: [{ countries: ['CH'], currency: 'CHF', rate: 0.94 }] };

test.each([
  ['DK', 890, 7120],
  ['DK', -1, -8],
  ['CH', 890, 837],
  ['SE', 890, 890],
  [undefined, 890, 890],
])('in %s %i cents are %i', (country, cents, converted) => {
  expect(convertCents(cents, marketOf(country, shop, { DK: 'DKK' }))).toBe(converted);
});

test('a currency without cents has whole amounts', () => {
  expect(convertCents(1999, { currency: 'JPY', rate: 163.4 })).toBe(326_600);
});

test('what is converted back is what it was', () => {
  const market = marketOf('CH', shop);
  for (const cents of [0, 1, 99, 890, 12_665]) {
    expect(Math.abs(convertBack(convertCents(cents, market), market) - cents)).toBeLessThan(2);
  }
});

const app = await createTestApp(await createTestDatabase(), { control: true });
await app.inject({
  method: 'PUT',
  url: '/_control/faults',
  payload: faultsSchema.parse({ markets: { DK: 'DKK' } }),
});

interface Answer {
  collections: {
    nodes: {
      products: {
        filters: { id: string; values: { input: string }[] }[];
        nodes: { priceRange: { minVariantPrice: { amount: string; currencyCode: string } } }[];
      };
    }[];
  };
}

/** The prices of a collection with products up to an amount, their currency, and the price filter. */
async function listing(context: string, max: number) {
  const { data } = await ask<Answer>(
    app,
    `query @inContext(${context}) { collections(first: 1) { nodes {
      products(first: 100, filters: [{ price: { max: ${max} } }]) {
        filters { id values { input } }
        nodes { priceRange { minVariantPrice { amount currencyCode } } } } } } }`,
  );
  const products = data.collections.nodes[0]?.products;
  const prices = products?.nodes.map(({ priceRange }) => priceRange.minVariantPrice) ?? [];
  const filter = products?.filters.find(({ id }) => id === 'filter.v.price')?.values[0]?.input;
  return {
    cents: prices.map(({ amount }) => Math.round(Number(amount) * 100)),
    currencies: [...new Set(prices.map(({ currencyCode }) => currencyCode))],
    highest: JSON.parse(filter ?? '{}').price?.max,
  };
}

test('prices and the price filter are in the currency of the country asked for', async () => {
  const own = await listing('language: DA', 20);
  const danish = await listing('language: DA, country: DK', 160);
  expect(own.cents.length).toBeGreaterThan(0);
  expect(danish.cents).toEqual(own.cents.map((cents) => cents * 8));
  expect(danish.highest).toBeCloseTo(own.highest * 8);
  expect([own.currencies, danish.currencies]).toEqual([['EUR'], ['DKK']]);
});
