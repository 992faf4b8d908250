import { afterAll, beforeEach, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { type Change, struckPrice } from '../../../bench/prices/true-prices.ts';
import type {} from '../../../sandbox/testing/global-setup.ts';
import { seededRandom } from '../../../sandbox/testing/seeded-random.ts';
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
  url: sandbox.origin,
  access: { clientId, clientSecret },
  apiVersion: '2026-07',
});
let time = new Date();
const jobs = priceJobs({
  database: connection.database,
  platform: createPlatformPrices(admin),
  now: () => time,
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
  `query Variants { productVariants(first: 100) { nodes { id legacyResourceId product { id } } } }`,
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
        variantId: variant?.legacyResourceId ?? '',
        amount: '7.00',
        isReduced: false,
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
          ownerId: variant?.id,
          namespace: 'price',
          key: 'lowest_30_days',
          type: 'money',
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

test('a price that was changed after days without the worker has no reduction, the next one after 30 known days has', async () => {
  await setPrice('10.00');
  await passDays(35);
  await goTo(new Date(time.getTime() + 4 * day));
  // whether 10.00 stood until now nobody knows
  await setPrice('8.00', '12.00');
  await check();
  expect(await shown()).toEqual({ home: null, denmark: null });
  await setPrice('10.00');
  await passDays(20);
  await setPrice('8.00', '12.00');
  await check();
  expect(await shown()).toEqual({ home: null, denmark: null });
  await setPrice('10.00');
  await passDays(32);
  await setPrice('9.00', '12.00');
  await check();
  expect(await shown()).toEqual({ home: euros('10.00'), denmark: kroner('80.00') });
});

/** `npm run bench prices` does it with 500 changes in 40 days, on pages and feeds. */
const changesWanted = Number(process.env.PRICE_CHANGES ?? 40);
const daysOfChanges = Number(process.env.PRICE_DAYS ?? 8);

test('days of changes, told of or not, in an order of their own: every value is that of a simple model', async () => {
  const random = seededRandom(30);
  const sold = unused
    .splice(0, process.env.PRICE_CHANGES ? 30 : 6)
    .map((one) => ({ one, base: random.int(500, 3000), changes: [] as Change[] }));
  const wrong: string[] = [];
  let shownPrices = 0;
  const change = async (item: (typeof sold)[number], price: number, compareAt: number | null) => {
    variant = item.one;
    await setPrice(
      (price / 100).toFixed(2),
      compareAt === null ? null : (compareAt / 100).toFixed(2),
    );
    item.changes.push({ at: time.getTime(), price, compareAt });
  };
  for (const item of sold) await change(item, item.base, null);
  const checkAll = async () => {
    for (const { one } of sold) {
      variant = one;
      await check();
    }
  };
  await checkAll();
  // nothing was changed meanwhile, so that the 30 days are known without a sighting
  await goTo(new Date(time.getTime() + 35 * day));
  await checkAll();
  const nextMidnight = () => Math.ceil(time.getTime() / day) * day;
  // whatever the time of day at which this test runs, a day without a check is never longer than one
  await goTo(new Date(nextMidnight()));
  await checkAll();
  for (let index = 0; index < daysOfChanges; index += 1) {
    const midnight = nextMidnight();
    const today =
      Math.round(((index + 1) * changesWanted) / daysOfChanges) -
      Math.round((index * changesWanted) / daysOfChanges);
    const late: ChangedPrices[] = [];
    const hidden = new Set<object>();
    for (let number = 0; number < today; number += 1) {
      await goTo(new Date(midnight + ((number + 1) * 20 * 3_600_000) / (today + 1)));
      const item = random.pick(sold.filter((one) => !hidden.has(one)));
      const isSale = random.next() < 0.5;
      const price = Math.round(
        (item.base * (isSale ? random.int(60, 95) : random.int(96, 110))) / 100,
      );
      await change(item, price, isSale ? Math.round(item.base * 1.3) : null);
      const last = item.changes.at(-1);
      const told: ChangedPrices = {
        productId: productId(),
        variants: [
          {
            variantId: item.one.legacyResourceId,
            amount: (price / 100).toFixed(2),
            isReduced: last?.compareAt != null && last.compareAt > price,
            changedAt: time.toISOString(),
          },
        ],
      };
      const fate = random.next();
      if (fate < 0.7) await run('prices_changed', told);
      else if (fate < 0.85) late.push(told);
      // lost: only the daily check can find it, so no other change may hide it
      else hidden.add(item);
    }
    await goTo(new Date(midnight + 23 * 3_600_000));
    for (const told of random.sample(late, late.length)) await run('prices_changed', told);
    await checkAll();
    for (const { one, changes } of sold) {
      variant = one;
      const expected = struckPrice(changes);
      const { home } = await shown();
      const value = home === null ? null : Math.round(Number(JSON.parse(home).amount) * 100);
      if (value !== null) shownPrices += 1;
      if (value !== expected)
        wrong.push(`day ${index + 1}, ${one.id}: ${value} instead of ${expected}`);
    }
  }
  const figures = `${changesWanted} changes of ${sold.length} variants, ${daysOfChanges * sold.length} values, ${shownPrices} of them a price, ${wrong.length} wrong`;
  if (process.env.PRICE_CHANGES) console.log(figures);
  expect(wrong).toEqual([]);
  expect(shownPrices).toBeGreaterThan(0);
});
