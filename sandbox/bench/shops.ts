import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import freePort from 'get-port';
import { z } from 'zod';
import { storefrontApiPath } from '../schema/api-version.ts';
import { readConfig } from '../server/config.ts';

// Two shops in one sandbox process, with the whole catalogue, used at the same time: the second must not notice that
// the first gets other prices, fails and is reset. And how long a reset takes.

const rounds = 10;
const cartsPerRound = 10;
const allowedReset = 1000;
const tokens = ['token-of-the-first', 'token-of-the-second'] as const;
type Token = (typeof tokens)[number];

const port = await freePort();
const origin = `http://localhost:${port}`;
const folder = await mkdtemp(path.join(tmpdir(), 'sandbox-shops-'));
// where root starts this, PostgreSQL runs as another user inside of it
await chmod(folder, 0o755);
const sandbox = spawn(
  process.execPath,
  [fileURLToPath(new URL('../server/main.ts', import.meta.url))],
  {
    env: {
      ...process.env,
      DATABASE_URL: '',
      SANDBOX_PORT: String(port),
      SANDBOX_DATA_DIR: folder,
      SANDBOX_CATALOGUE: readConfig(process.env).catalogueDirectory,
      SANDBOX_CONTROL: '1',
      SANDBOX_STOREFRONT_TOKEN: tokens[0],
      SANDBOX_SHOPS: `second:${tokens[1]}`,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  },
);
async function untilReady(): Promise<void> {
  while (sandbox.exitCode === null) {
    const response = await fetch(`${origin}/health`).catch(() => null);
    if (response?.ok) return;
    await delay(200);
  }
  throw new Error('The sandbox does not start.');
}

async function useBoth() {
  const [first, second] = tokens;
  const resets: number[] = [];
  const mistakes: string[] = [];
  const expectEqual = (what: string, found: unknown, expected: unknown) => {
    if (found !== expected) mistakes.push(`${what}: ${found} instead of ${expected}`);
  };
  const seeded = await readVariant(second);
  for (let round = 0; round < rounds; round += 1) {
    const price = 1000 + round;
    await control(first, 'PATCH', `/variants/${seeded.sku}`, { price });
    const created = await Promise.all(
      Array.from({ length: cartsPerRound }, async (_, index) => {
        const quantity = 1 + (index % 3);
        const carts = await Promise.all(
          tokens.map((token) => createCart(token, seeded.id, quantity)),
        );
        expectEqual('subtotal in the first shop', carts[0]?.cents, quantity * price);
        expectEqual('subtotal in the second shop', carts[1]?.cents, quantity * seeded.cents);
        return carts.map((cart) => cart.id);
      }),
    );
    await control(first, 'PUT', '/faults', { outage: 'error' });
    const [failed, answered] = await Promise.all(
      tokens.map((token) => post(token, '{ shop { name } }')),
    );
    expectEqual('status of the first shop while it fails', failed?.status, 503);
    expectEqual('status of the second shop meanwhile', answered?.status, 200);
    const started = performance.now();
    const [, priceBeside] = await Promise.all([
      control(first, 'POST', '/reset').then(() => resets.push(performance.now() - started)),
      readVariant(second),
    ]);
    expectEqual('price in the second shop during the reset', priceBeside.cents, seeded.cents);
    expectEqual(
      'price in the first shop after its reset',
      (await readVariant(first)).cents,
      seeded.cents,
    );
    for (const [ofFirst = '', ofSecond = ''] of created) {
      expectEqual(
        'cart of the first shop after its reset',
        await cartExists(first, ofFirst),
        false,
      );
      expectEqual('cart of the second shop', await cartExists(second, ofSecond), true);
      expectEqual(
        'cart of the second shop, asked of the first',
        await cartExists(first, ofSecond),
        false,
      );
    }
  }
  return { resets, mistakes };
}

function post(token: Token, query: string, variables: object = {}): Promise<Response> {
  return fetch(origin + storefrontApiPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': token },
    body: JSON.stringify({ query, variables }),
  });
}

async function control(token: Token, method: string, address: string, change?: object) {
  const response = await fetch(`${origin}/_control${address}`, {
    method,
    headers: {
      'x-shopify-storefront-access-token': token,
      ...(change && { 'content-type': 'application/json' }),
    },
    body: change ? JSON.stringify(change) : null,
  });
  if (!response.ok) throw new Error(`${method} ${address}: ${response.status}`);
}

const money = z
  .object({ amount: z.coerce.number() })
  .transform(({ amount }) => Math.round(amount * 100));
const productsSchema = z.object({
  data: z.object({
    products: z.object({
      nodes: z.tuple([
        z.object({
          variants: z.object({
            nodes: z.tuple([z.object({ id: z.string(), sku: z.string(), price: money })]),
          }),
        }),
      ]),
    }),
  }),
});

async function readVariant(token: Token) {
  const response = await post(
    token,
    `{ products(first: 1, query: "available_for_sale:true") { nodes { variants(first: 1) { nodes { id sku price { amount } } } } } }`,
  );
  const [product] = productsSchema.parse(await response.json()).data.products.nodes;
  const [{ id, sku, price }] = product.variants.nodes;
  return { id, sku, cents: price };
}

const createdSchema = z.object({
  data: z.object({
    cartCreate: z.object({
      cart: z.object({ id: z.string(), cost: z.object({ subtotalAmount: money }) }),
    }),
  }),
});

async function createCart(token: Token, merchandiseId: string, quantity: number) {
  const response = await post(
    token,
    'mutation ($lines: [CartLineInput!]) { cartCreate(input: { lines: $lines }) { cart { id cost { subtotalAmount { amount } } } } }',
    { lines: [{ merchandiseId, quantity }] },
  );
  const { cart } = createdSchema.parse(await response.json()).data.cartCreate;
  return { id: cart.id, cents: cart.cost.subtotalAmount };
}

const cartSchema = z.object({ data: z.object({ cart: z.object({ id: z.string() }).nullable() }) });

async function cartExists(token: Token, id: string): Promise<boolean> {
  const response = await post(token, 'query ($id: ID!) { cart(id: $id) { id } }', { id });
  return cartSchema.parse(await response.json()).data.cart !== null;
}

// at the end: the schemas above must be there
try {
  await untilReady();
  const { resets, mistakes } = await useBoth();
  const slowest = Math.max(...resets);
  const carts = 2 * rounds * cartsPerRound;
  console.log(`two shops, ${carts} carts in ${rounds} rounds: ${mistakes.length} mistakes`);
  for (const mistake of mistakes) console.log(`  ${mistake}`);
  console.log(`reset beside the other shop: at most ${Math.round(slowest)} ms of ${allowedReset}`);
  if (mistakes.length > 0 || slowest > allowedReset) process.exitCode = 1;
} finally {
  if (sandbox.exitCode === null) {
    sandbox.kill('SIGTERM');
    await once(sandbox, 'exit');
  }
  await rm(folder, { recursive: true });
}
