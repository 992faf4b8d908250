import { expect, test } from 'vitest';
import { variantOf } from '../checkout/test-checkout.ts';
import { gid } from '../graphql/ids.ts';
import { createTestApp } from '../testing/app.ts';
import { askAdmin } from '../testing/ask-admin.ts';
import { createTestDatabase } from '../testing/database.ts';

const app = await createTestApp(await createTestDatabase());
const variantId = await variantOf(app, 'casa-blend');
const shippingAddress = {
  firstName: 'Mara',
  lastName: 'Lindner',
  address1: 'Am Beispielkai 12',
  zip: '20457',
  city: 'Hamburg',
  countryCode: 'DE',
};
const good = {
  lineItems: [{ variantId, quantity: 2 }],
  email: 'mara@example.com',
  shippingAddress,
};

async function create(input: object) {
  const { draftOrderCreate } = await askAdmin(
    app,
    `mutation ($input: DraftOrderInput!) { draftOrderCreate(input: $input) {
      draftOrder { id name status invoiceUrl totalPriceSet { shopMoney { amount } }
        lineItems(first: 5) { nodes { quantity variant { id } } } }
      userErrors { field message } } }`,
    { input },
  );
  return draftOrderCreate;
}

const complete = async (id: string) =>
  (
    await askAdmin(
      app,
      `mutation ($id: ID!) { draftOrderComplete(id: $id) {
        draftOrder { status order { id totalPriceSet { shopMoney { amount } } } } userErrors { field message } } }`,
      { id },
    )
  ).draftOrderComplete;

test('a draft becomes an order of the same price, once, and takes stock', async () => {
  const stock = async () => {
    const query = 'query ($id: ID!) { productVariant(id: $id) { inventoryQuantity } }';
    return (await askAdmin(app, query, { id: variantId })).productVariant.inventoryQuantity;
  };
  const before = await stock();
  const { draftOrder, userErrors } = await create(good);
  expect(userErrors).toEqual([]);
  expect(draftOrder).toMatchObject({
    status: 'OPEN',
    invoiceUrl: expect.stringContaining('/cart/c/'),
    lineItems: { nodes: [{ quantity: 2, variant: { id: variantId } }] },
  });
  expect(await stock()).toBe(before);
  const done = await complete(draftOrder.id);
  expect(done).toEqual({
    draftOrder: {
      status: 'COMPLETED',
      order: { id: expect.any(String), totalPriceSet: draftOrder.totalPriceSet },
    },
    userErrors: [],
  });
  expect(await stock()).toBe(before - 2);
  const { node } = await askAdmin(
    app,
    'query ($id: ID!) { node(id: $id) { ... on Order { email displayFinancialStatus } } }',
    { id: done.draftOrder.order.id },
  );
  expect(node).toEqual({ email: 'mara@example.com', displayFinancialStatus: 'PAID' });
  expect((await complete(draftOrder.id)).userErrors).toEqual([
    { field: ['id'], message: 'This order has been paid' },
  ]);
});

test.each([
  [{ lineItems: [] }, null, 'Add at least 1 product'],
  [{ email: 'mara' }, ['email'], 'Email is invalid'],
  [
    { lineItems: [{ variantId: gid('ProductVariant', 1), quantity: 1 }] },
    null,
    'Product with ID 1 is no longer available.',
  ],
])('%o is refused', async (change, field, message) => {
  expect(await create({ ...good, ...change })).toEqual({
    draftOrder: null,
    userErrors: [{ field, message }],
  });
});

test('an order without a draft', async () => {
  const { orderCreate } = await askAdmin(
    app,
    `mutation ($order: OrderCreateOrderInput!) { orderCreate(order: $order) {
      order { email lineItems(first: 2) { nodes { quantity } } } userErrors { field message } } }`,
    { order: good },
  );
  expect(orderCreate).toEqual({
    order: { email: 'mara@example.com', lineItems: { nodes: [{ quantity: 2 }] } },
    userErrors: [],
  });
});

test('a draft that does not exist cannot be completed', async () => {
  expect((await complete(gid('DraftOrder', 99))).userErrors).toEqual([
    { field: ['id'], message: 'Draft order not found' },
  ]);
});
