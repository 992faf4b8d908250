import { expect, test } from 'vitest';
import { faultsSchema } from '../control/faults.ts';
import { ask, createTestApp } from '../testing/app.ts';
import { createTestDatabase } from '../testing/database.ts';
import { convert, marketOf } from './market.ts';

test.each([
  ['8.9', '71.2'],
  ['25.0', '200.0'],
  ['126.65', '1013.2'],
  ['-0.01', '-0.08'],
])('%s euros are %s kroner', (euros, kroner) => {
  expect(convert(euros, marketOf('DK', { DK: 'DKK' }))).toBe(kroner);
});

test('countries without a market of their own buy in euros', () => {
  expect(marketOf('SE', { DK: 'DKK' })).toEqual({ currency: 'EUR', rate: 1 });
  expect(marketOf(undefined, { DK: 'DKK' })).toEqual({ currency: 'EUR', rate: 1 });
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
