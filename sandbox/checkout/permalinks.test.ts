import { expect, test } from 'vitest';
import { ask, createTestApp } from '../testing/app.ts';
import { createTestDatabase } from '../testing/database.ts';

const app = await createTestApp(await createTestDatabase());

async function variantNumber(): Promise<string> {
  const { data } = await ask<{ product: { variants: { nodes: { id: string }[] } } }>(
    app,
    '{ product(handle: "amaro-notte") { variants(first: 1) { nodes { id } } } }',
  );
  return data.product.variants.nodes[0]?.id.split('/').at(-1) ?? '';
}

interface Cart {
  cart: {
    totalQuantity: number;
    note: string;
    attributes: object[];
    discountCodes: object[];
    buyerIdentity: { email: string };
  };
}

async function cartBehind(location: string): Promise<Cart['cart']> {
  const { pathname, searchParams } = new URL(location);
  const id = `gid://shopify/Cart/${pathname.split('/').at(-1)}?key=${searchParams.get('key')}`;
  const { data } = await ask<Cart>(
    app,
    `query ($id: ID!) { cart(id: $id) {
      totalQuantity note attributes { key value } discountCodes { code applicable } buyerIdentity { email } } }`,
    { id },
  );
  return data.cart;
}

test('a permalink fills a cart and leads to the checkout', async () => {
  const url = `/cart/${await variantNumber()}:2?discount=LOTSE10&attributes[source]=mail&note=Hi&checkout[email]=mara@example.com`;
  const response = await app.inject({ url });
  expect(response.statusCode).toBe(302);
  expect(await cartBehind(String(response.headers.location))).toMatchObject({
    totalQuantity: 2,
    note: 'Hi',
    attributes: [{ key: 'source', value: 'mail' }],
    discountCodes: [{ code: 'LOTSE10', applicable: true }],
    buyerIdentity: { email: 'mara@example.com' },
  });
});

test('a discount link leads to the shop, and the next permalink has its code', async () => {
  const link = await app.inject({ url: '/discount/LOTSE10?redirect=/c/coffee' });
  expect(link.headers.location).toBe('http://shop.test/de/c/coffee');
  const cookie = String(link.headers['set-cookie']).split(';')[0] ?? '';
  const cart = await app.inject({ url: `/cart/${await variantNumber()}:1`, headers: { cookie } });
  const { discountCodes } = await cartBehind(String(cart.headers.location));
  expect(discountCodes).toMatchObject([{ code: 'LOTSE10' }]);
});

test.each(['/cart/1:1', '/cart/coffee', '/cart/1'])('%s is not found', async (url) => {
  expect((await app.inject({ url })).statusCode).toBe(404);
});
