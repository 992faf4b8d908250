import { afterAll, beforeEach, expect, inject, test } from 'vitest';
import { z } from 'zod';
import type {} from '../../../sandbox/testing/global-setup.ts';
import { startTestSandbox, testCredentials } from '../../../sandbox/testing/start-sandbox.ts';
import { createAdminClient } from '../admin/admin-client.ts';
import { createTestDatabase } from '../newsletter/testing/test-database.ts';
import { createPlatformPrices, textOf } from './platform-prices.ts';
import { type ChangedPrices, priceJobs } from './price-jobs.ts';
import { priceMarkets } from './price-markets.ts';

const day = 86_400_000;
const sandbox = await startTestSandbox({ markets: { DK: 'DKK' } });
const { connection, drop } = await createTestDatabase({ error: () => undefined }, async () => ({
  url: inject('testServer').url,
  stop: async () => undefined,
}));
afterAll(drop);
const { clientId, clientSecret } = testCredentials;
const admin = createAdminClient({
  ...{ url: sandbox.origin, access: { clientId, clientSecret }, apiVersion: '2026-07' },
});
let time = new Date();
const jobs = priceJobs({
  ...{ database: connection.database, platform: createPlatformPrices(admin), now: () => time },
  markets: async () => priceMarkets({ markets: ['da-dk'] }),
  currency: async () => 'EUR',
});

async function goTo(at: Date) {
  time = at;
  await sandbox.setClock(at);
}
const run = (name: string, payload: unknown) => jobs[name]?.(payload, undefined as never);
const productId = () => variant?.product.id.split('/').at(-1) ?? '';
const check = () => run('prices_check', { productId: productId() });
async function passDays(days: number) {
  for (let passed = 0; passed < days; passed += 1) {
    await goTo(new Date(time.getTime() + day));
    await check();
  }
}

const variants = z.object({
  productVariants: z.object({
    nodes: z.array(
      z.object({
        id: z.string(),
        legacyResourceId: z.string(),
        product: z.object({ id: z.string() }),
      }),
    ),
  }),
});
const { productVariants } = await admin.send(
  `query Variants { productVariants(first: 20) { nodes { id legacyResourceId product { id } } } }`,
  {},
  variants,
);
/** Each test has a product of its own. */
const unused = [...new Map(productVariants.nodes.map((one) => [one.product.id, one])).values()];
let variant = unused[0];
beforeEach(() => {
  variant = unused.pop();
});

async function setPrice(price: string, compareAtPrice: string | null = null) {
  await admin.send(
    `mutation SetPrice($productId: ID!, $variants: [ProductVariantsBulkInput!]!) {
      productVariantsBulkUpdate(productId: $productId, variants: $variants) { userErrors { message } } }`,
    {
      productId: variant?.product.id,
      variants: [{ id: variant?.id, price, compareAtPrice }],
    },
    z.unknown(),
  );
}

const shownValues = z.object({
  productVariant: z.object({
    home: z.object({ value: z.string() }).nullable(),
    denmark: z.object({ value: z.string() }).nullable(),
  }),
});
async function shown() {
  const { productVariant } = await admin.send(
    `query Shown($id: ID!) { productVariant(id: $id) {
      home: metafield(namespace: "price", key: "lowest_30_days") { value }
      denmark: metafield(namespace: "price", key: "lowest_30_days_dk") { value } } }`,
    { id: variant?.id },
    shownValues,
  );
  return {
    home: productVariant.home?.value ?? null,
    denmark: productVariant.denmark?.value ?? null,
  };
}
const euros = (amount: string) => textOf({ amount, currency: 'EUR' });
const kroner = (amount: string) => textOf({ amount, currency: 'DKK' });

test('a reduction has its lowest price at home and in another market, until it is over', async () => {
  await setPrice('10.00');
  await passDays(35);
  await setPrice('8.00', '12.00');
  await check();
  expect(await shown()).toEqual({ home: euros('10.00'), denmark: kroner('80.00') });
  await setPrice('10.00');
  await check();
  expect(await shown()).toEqual({ home: null, denmark: null });
});

test('a price that only a webhook tells of counts, however late it comes', async () => {
  await setPrice('10.00');
  await passDays(32);
  await setPrice('6.00', '12.00');
  await passDays(1);
  expect((await shown()).home).toBe(euros('10.00'));
  const seen: ChangedPrices = {
    productId: productId(),
    variants: [
      {
        ...{ variantId: variant?.legacyResourceId ?? '', amount: '7.00', isReduced: false },
        changedAt: new Date(time.getTime() - 5.5 * day).toISOString(),
      },
    ],
  };
  await run('prices_changed', seen);
  expect((await shown()).home).toBe(euros('7.00'));
});

test('what the merchant entered stays while nothing is known', async () => {
  await setPrice('8.00', '12.00');
  await admin.send(
    `mutation Enter($metafields: [MetafieldsSetInput!]!) {
      metafieldsSet(metafields: $metafields) { userErrors { message } } }`,
    {
      metafields: [
        {
          ...{ ownerId: variant?.id, namespace: 'price', key: 'lowest_30_days', type: 'money' },
          value: euros('11.00'),
        },
      ],
    },
    z.unknown(),
  );
  await check();
  expect((await shown()).home).toBe(euros('11.00'));
});

test('after days without the worker a known value of the home market stays, another one goes', async () => {
  await setPrice('10.00');
  await passDays(35);
  await setPrice('8.00', '12.00');
  await passDays(2);
  expect(await shown()).toEqual({ home: euros('10.00'), denmark: kroner('80.00') });
  await goTo(new Date(time.getTime() + 4 * day));
  await check();
  expect(await shown()).toEqual({ home: euros('10.00'), denmark: null });
});
