import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { goodForm, shownTotals } from '../checkout/test-checkout.ts';
import { storefrontApiPath } from '../schema/api-version.ts';
import { createTestApp } from '../testing/app.ts';
import { createTestDatabase } from '../testing/database.ts';
import { createShopServer } from './shop-server.ts';

const handle = 'amaro-notte';
const sku = 'K100-0250-0001';
const first = { token: 'first-token', host: 'sandbox.test' };
const second = { token: 'second-token', host: 'second.sandbox.test' };
type ShopUnderTest = typeof first;

async function createShop({ token, host }: ShopUnderTest) {
  const origin = `http://${host}`;
  return createTestApp(await createTestDatabase(), { control: true, token, origin });
}

const server = await createShopServer([
  { tokens: [first.token], app: await createShop(first) },
  { name: 'second', tokens: [second.token], app: await createShop(second) },
]);
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

interface Call {
  method?: string;
  host?: string;
  token?: string;
  type?: string;
  body?: string;
}

/** fetch would not send another host. */
async function call(
  path: string,
  { method = 'GET', host = first.host, token, type = 'application/json', body }: Call = {},
) {
  const headers = {
    host,
    ...(token && { 'x-shopify-storefront-access-token': token }),
    ...(body && { 'content-type': type }),
  };
  const request = httpRequest({ host: '127.0.0.1', port, path, method, headers }).end(body);
  const [response] = await once(request, 'response');
  return { status: response.statusCode, body: await text(response) };
}

async function ask({ token }: { token: string }, query: string, variables: object = {}) {
  const body = JSON.stringify({ query, variables });
  return JSON.parse((await call(storefrontApiPath, { method: 'POST', token, body })).body).data;
}

const control = ({ token }: ShopUnderTest, method: string, path: string, change?: object) =>
  call(`/_control${path}`, {
    method,
    token,
    ...(change && { body: JSON.stringify(change) }),
  });

async function readVariant(shop: ShopUnderTest) {
  const { product } = await ask(
    shop,
    `{ product(handle: "${handle}") { variants(first: 5) { nodes { id sku quantityAvailable price { amount } } } } }`,
  );
  return product.variants.nodes.find((variant: { sku: string }) => variant.sku === sku);
}

async function createCart(shop: ShopUnderTest, quantity: number) {
  const lines = [{ merchandiseId: (await readVariant(shop)).id, quantity }];
  const { cartCreate } = await ask(
    shop,
    'mutation ($lines: [CartLineInput!]) { cartCreate(input: { lines: $lines }) { cart { id checkoutUrl totalQuantity } } }',
    { lines },
  );
  return cartCreate.cart;
}

async function readQuantity(shop: ShopUnderTest, id: string) {
  const { cart } = await ask(shop, 'query ($id: ID!) { cart(id: $id) { totalQuantity } }', { id });
  return cart?.totalQuantity;
}

async function order({ host }: ShopUnderTest, checkoutUrl: string) {
  const path = checkoutUrl.replace(`http://${host}`, '');
  const page = await call(path, { host });
  const form = new URLSearchParams({ ...goodForm, ...shownTotals(page.body) });
  const type = 'application/x-www-form-urlencoded';
  return call(path, { host, method: 'POST', type, body: form.toString() });
}

test('parallel carts of two shops stay apart', async () => {
  const quantities = Array.from({ length: 20 }, (_, index) => 1 + (index % 3));
  const carts = await Promise.all(
    quantities.flatMap((quantity) =>
      [first, second].map(async (shop) => ({
        shop,
        quantity,
        cart: await createCart(shop, quantity),
      })),
    ),
  );
  await Promise.all(
    carts.map(async ({ shop, quantity, cart }) => {
      const other = shop === first ? second : first;
      expect(cart.checkoutUrl).toMatch(`http://${shop.host}/cart/c/`);
      expect(await readQuantity(shop, cart.id)).toBe(quantity);
      expect(await readQuantity(other, cart.id)).toBeUndefined();
    }),
  );
});

test('an order takes the stock of its own shop, at its own host', async () => {
  const [before, other] = await Promise.all([first, second].map(readVariant));
  const cart = await createCart(second, 2);
  const placed = await order(second, cart.checkoutUrl);
  expect(placed.status).toBe(303);
  expect(await readVariant(first)).toEqual(before);
  expect((await readVariant(second)).quantityAvailable).toBe(other.quantityAvailable - 2);
  const path = cart.checkoutUrl.replace(`http://${second.host}`, '');
  expect((await call(path, { host: first.host })).status).toBe(404);
});

test('a changed price, a fault and a reset of one shop do not reach the other in use', async () => {
  await control(first, 'PATCH', `/variants/${sku}`, { price: 1111 });
  await control(second, 'PATCH', `/variants/${sku}`, { price: 2222 });
  await control(first, 'PUT', '/faults', { outage: 'error' });
  expect((await readVariant(second)).price.amount).toBe('22.22');
  await control(first, 'PUT', '/faults', {});
  expect((await readVariant(first)).price.amount).toBe('11.11');

  const inUse = Promise.all(Array.from({ length: 20 }, () => createCart(second, 1)));
  await Promise.all([inUse, control(first, 'POST', '/reset')]);
  expect((await readVariant(first)).price.amount).not.toBe('11.11');
  expect((await readVariant(second)).price.amount).toBe('22.22');
  for (const { id } of await inUse) expect(await readQuantity(second, id)).toBe(1);
});

test('a shop refuses the token of another at its host', async () => {
  const body = JSON.stringify({ query: '{ shop { name } }' });
  const options = { method: 'POST', host: second.host, body };
  expect((await call(storefrontApiPath, { ...options, token: second.token })).status).toBe(200);
  expect((await call(storefrontApiPath, { ...options, token: first.token })).status).toBe(401);
});
