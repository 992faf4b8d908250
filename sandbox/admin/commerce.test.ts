import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, expect, test, vi } from 'vitest';
import { createCheckout, order, variantOf } from '../checkout/test-checkout.ts';
import { gid } from '../graphql/ids.ts';
import { ask, createTestApp, testToken } from '../testing/app.ts';
import { askAdmin } from '../testing/ask-admin.ts';
import { createTestDatabase } from '../testing/database.ts';
import { startWebhooks } from '../webhooks/delivery.ts';

const database = await createTestDatabase();
const app = await createTestApp(database);
const merchandiseId = await variantOf(app, 'casa-blend');
const webhooks = await startWebhooks(database, undefined);

const received: { topic: string; body: Record<string, unknown> }[] = [];
const receiver = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  received.push({
    topic: String(request.headers['x-shopify-topic']),
    body: JSON.parse(Buffer.concat(chunks).toString()),
  });
  response.end();
});
receiver.listen(0, '127.0.0.1');
await once(receiver, 'listening');
const address = receiver.address();
const uri = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/hooks`;
afterAll(async () => {
  await webhooks.stop();
  receiver.close();
});

const subscribe = (topic: string) =>
  askAdmin(
    app,
    `mutation ($topic: WebhookSubscriptionTopic!, $input: WebhookSubscriptionInput!) {
      webhookSubscriptionCreate(topic: $topic, webhookSubscription: $input) {
        webhookSubscription { id } userErrors { message } } }`,
    { topic, input: { uri } },
  );

const told = (topic: string) =>
  vi.waitFor(
    () => {
      const found = received.find((one) => one.topic === topic);
      if (!found) throw new Error(`nothing of ${topic}`);
      return found.body;
    },
    { timeout: 10_000 },
  );

async function stock(): Promise<number> {
  const { productVariant } = await askAdmin(
    app,
    'query ($id: ID!) { productVariant(id: $id) { inventoryQuantity } }',
    { id: merchandiseId },
  );
  return productVariant.inventoryQuantity;
}

test('an order is paid, sent, refunded and told of', async () => {
  for (const topic of [
    'ORDERS_CREATE',
    'ORDERS_PAID',
    'ORDERS_FULFILLED',
    'FULFILLMENTS_CREATE',
    'REFUNDS_CREATE',
    'CARTS_CREATE',
    'CUSTOMERS_CREATE',
  ]) {
    expect((await subscribe(topic)).webhookSubscriptionCreate.userErrors).toEqual([]);
  }
  const before = await stock();
  const attributes = [{ key: '_measurement', value: 'for an app' }];
  const lines = [{ merchandiseId, quantity: 2 }];
  await order(app, await createCheckout(app, { lines, attributes }));
  expect(await stock()).toBe(before - 2);
  expect((await told('orders/create')).note_attributes).toEqual([
    { name: '_measurement', value: 'for an app' },
  ]);
  const { orders } = await askAdmin(
    app,
    `{ orders(first: 1, reverse: true) { nodes { id name displayFinancialStatus
      totalPriceSet { shopMoney { amount currencyCode } }
      lineItems(first: 5) { nodes { id quantity sku variant { id } } }
      fulfillmentOrders(first: 1) { nodes { id status } } } } }`,
  );
  const [placed] = orders.nodes;
  expect(placed).toMatchObject({
    displayFinancialStatus: 'PAID',
    lineItems: { nodes: [{ quantity: 2, variant: { id: merchandiseId } }] },
    fulfillmentOrders: { nodes: [{ status: 'OPEN' }] },
  });
  const { fulfillmentCreate } = await askAdmin(
    app,
    `mutation ($fulfillment: FulfillmentInput!) { fulfillmentCreate(fulfillment: $fulfillment) {
      fulfillment { status trackingInfo { number company } } userErrors { message } } }`,
    {
      fulfillment: {
        lineItemsByFulfillmentOrder: [{ fulfillmentOrderId: placed.fulfillmentOrders.nodes[0].id }],
        trackingInfo: { number: '1Z', company: 'Parcel' },
      },
    },
  );
  expect(fulfillmentCreate).toEqual({
    fulfillment: { status: 'SUCCESS', trackingInfo: [{ number: '1Z', company: 'Parcel' }] },
    userErrors: [],
  });
  const { refundCreate } = await askAdmin(
    app,
    `mutation ($input: RefundInput!) { refundCreate(input: $input) {
      order { displayFinancialStatus displayFulfillmentStatus } refund { totalRefundedSet { shopMoney { amount } } }
      userErrors { message } } }`,
    {
      input: {
        orderId: placed.id,
        refundLineItems: [
          { lineItemId: placed.lineItems.nodes[0].id, quantity: 1, restockType: 'RETURN' },
        ],
        transactions: [{ orderId: placed.id, kind: 'REFUND', gateway: 'manual', amount: '5.00' }],
      },
    },
  );
  expect(refundCreate).toEqual({
    order: {
      displayFinancialStatus: 'PARTIALLY_REFUNDED',
      displayFulfillmentStatus: 'FULFILLED',
    },
    refund: { totalRefundedSet: { shopMoney: { amount: '5.00' } } },
    userErrors: [],
  });
  expect(await stock()).toBe(before - 1);

  const created = await told('orders/create');
  expect(created).toMatchObject({
    admin_graphql_api_id: placed.id,
    name: placed.name,
    total_price: placed.totalPriceSet.shopMoney.amount,
    total_price_set: {
      shop_money: {
        amount: placed.totalPriceSet.shopMoney.amount,
        currency_code: placed.totalPriceSet.shopMoney.currencyCode,
      },
    },
    line_items: [{ quantity: 2, sku: placed.lineItems.nodes[0].sku }],
  });
  expect(await told('fulfillments/create')).toMatchObject({ tracking_number: '1Z' });
  expect(await told('refunds/create')).toMatchObject({ transactions: [{ amount: '5.00' }] });
  expect(await told('carts/create')).toMatchObject({ line_items: [{ quantity: 2 }] });
  expect(await told('customers/create')).toMatchObject({ email: 'mara@example.com' });
  await told('orders/paid');
  await told('orders/fulfilled');
});

test('a cancelled order gives its goods and its money back', async () => {
  const before = await stock();
  await order(app, await createCheckout(app, { lines: [{ merchandiseId, quantity: 1 }] }));
  const { orders } = await askAdmin(app, '{ orders(last: 1) { nodes { id } } }');
  const [{ id }] = orders.nodes;
  const cancel = () =>
    askAdmin(
      app,
      `mutation ($id: ID!) { orderCancel(orderId: $id, reason: CUSTOMER, restock: true, refund: true) {
        orderCancelUserErrors { message } } }`,
      { id },
    );
  expect((await cancel()).orderCancel.orderCancelUserErrors).toEqual([]);
  expect((await cancel()).orderCancel.orderCancelUserErrors).toHaveLength(1);
  expect(await stock()).toBe(before);
  const { node } = await askAdmin(
    app,
    'query ($id: ID!) { node(id: $id) { ... on Order { cancelReason displayFinancialStatus } } }',
    { id },
  );
  expect(node).toEqual({ cancelReason: 'CUSTOMER', displayFinancialStatus: 'REFUNDED' });
});

test('prices and stock change for shoppers', async () => {
  const { productVariant } = await askAdmin(
    app,
    'query ($id: ID!) { productVariant(id: $id) { product { id title } inventoryItem { id inventoryLevels(first: 1) { nodes { location { id } } } } } }',
    { id: merchandiseId },
  );
  const { productVariantsBulkUpdate } = await askAdmin(
    app,
    `mutation ($id: ID!, $variants: [ProductVariantsBulkInput!]!) {
      productVariantsBulkUpdate(productId: $id, variants: $variants) {
        productVariants { price compareAtPrice } userErrors { message } } }`,
    {
      id: productVariant.product.id,
      variants: [{ id: merchandiseId, price: '7.50', compareAtPrice: '9.00' }],
    },
  );
  expect(productVariantsBulkUpdate).toEqual({
    productVariants: [{ price: '7.50', compareAtPrice: '9.00' }],
    userErrors: [],
  });
  const { inventorySetQuantities } = await askAdmin(
    app,
    `mutation ($input: InventorySetQuantitiesInput!) { inventorySetQuantities(input: $input) {
      inventoryAdjustmentGroup { changes { name delta } } userErrors { message } } }`,
    {
      input: {
        name: 'available',
        reason: 'correction',
        quantities: [
          {
            inventoryItemId: productVariant.inventoryItem.id,
            locationId: productVariant.inventoryItem.inventoryLevels.nodes[0].location.id,
            quantity: 3,
          },
        ],
      },
    },
  );
  expect(inventorySetQuantities.userErrors).toEqual([]);
  expect(await stock()).toBe(3);
});

test('customers, cards and codes come and go', async () => {
  const create = (input: object) =>
    askAdmin(
      app,
      'mutation ($input: CustomerInput!) { customerCreate(input: $input) { customer { id displayName } userErrors { field message } } }',
      { input },
    );
  const { customerCreate } = await create({ email: 'Ann@example.com', firstName: 'Ann' });
  expect(customerCreate.customer.displayName).toBe('Ann');
  expect((await create({ email: 'ann@example.com' })).customerCreate.userErrors).toEqual([
    { field: ['email'], message: 'Email has already been taken' },
  ]);
  const { customerDelete } = await askAdmin(
    app,
    'mutation ($id: ID!) { customerDelete(input: { id: $id }) { deletedCustomerId userErrors { message } } }',
    { id: customerCreate.customer.id },
  );
  expect(customerDelete.deletedCustomerId).toBe(customerCreate.customer.id);
  const { giftCardCreate } = await askAdmin(
    app,
    'mutation { giftCardCreate(input: { initialValue: "20.00" }) { giftCardCode giftCard { balance { amount } } userErrors { message } } }',
  );
  expect(giftCardCreate.giftCard.balance.amount).toBe('20.00');
  const { codeDiscountNodes } = await askAdmin(
    app,
    '{ codeDiscountNodes(first: 1) { nodes { id } } }',
  );
  const { discountCodeDeactivate } = await askAdmin(
    app,
    'mutation ($id: ID!) { discountCodeDeactivate(id: $id) { codeDiscountNode { codeDiscount { ... on DiscountCodeBasic { status } } } userErrors { message } } }',
    { id: codeDiscountNodes.nodes[0].id },
  );
  expect(discountCodeDeactivate.codeDiscountNode.codeDiscount.status).toBe('EXPIRED');
});

test('what nobody has written says so, in any part of the published schema', async () => {
  const ask = async (query: string) => {
    const response = await app.inject({
      method: 'POST',
      url: '/admin/api/2026-10/graphql.json',
      headers: { 'x-shopify-access-token': testToken },
      payload: { query },
    });
    return response.json().errors?.[0]?.extensions;
  };
  expect(await ask('{ abandonedCheckouts(first: 1) { nodes { id } } }')).toMatchObject({
    code: 'NOT_IMPLEMENTED',
    typeName: 'QueryRoot',
    fieldName: 'abandonedCheckouts',
  });
  expect(await ask(`{ location(id: "${gid('Location', 1)}") { shipsInventory } }`)).toMatchObject({
    code: 'NOT_IMPLEMENTED',
    typeName: 'Location',
    fieldName: 'shipsInventory',
  });
  expect(await ask('{ x }')).toMatchObject({ code: 'undefinedField' });
});

test('metafields of a variant are set and deleted, and the Storefront API shows them', async () => {
  await subscribe('PRODUCTS_UPDATE');
  received.length = 0;
  const identifier = { ownerId: merchandiseId, namespace: 'price', key: 'lowest_30_days' };
  const value = JSON.stringify({ amount: '9.90', currency_code: 'EUR' });
  const shown = async () => {
    const { data } = await ask<{ node: { metafield: { value: string } | null } }>(
      app,
      `query ($id: ID!) { node(id: $id) { ... on ProductVariant {
        metafield(namespace: "price", key: "lowest_30_days") { value } } } }`,
      { id: merchandiseId },
    );
    return data.node.metafield?.value ?? null;
  };
  expect(await shown()).toBeNull();
  const { metafieldsSet } = await askAdmin(
    app,
    `mutation ($metafields: [MetafieldsSetInput!]!) {
      metafieldsSet(metafields: $metafields) { metafields { value ownerType } userErrors { code } } }`,
    { metafields: [{ ...identifier, type: 'money', value }] },
  );
  expect(metafieldsSet).toEqual({
    metafields: [{ value, ownerType: 'PRODUCTVARIANT' }],
    userErrors: [],
  });
  expect(await shown()).toBe(value);
  await told('products/update');
  const { metafieldsDelete } = await askAdmin(
    app,
    `mutation ($metafields: [MetafieldIdentifierInput!]!) {
      metafieldsDelete(metafields: $metafields) { deletedMetafields { key } userErrors { message } } }`,
    { metafields: [identifier] },
  );
  expect(metafieldsDelete).toEqual({
    deletedMetafields: [{ key: 'lowest_30_days' }],
    userErrors: [],
  });
  expect(await shown()).toBeNull();
});

test('the price of a variant in each market', async () => {
  const { productVariant } = await askAdmin(
    app,
    `query ($id: ID!) { productVariant(id: $id) { price
      home: contextualPricing(context: { country: DE }) { price { amount currencyCode } }
    } }`,
    { id: merchandiseId },
  );
  expect(Number(productVariant.home.price.amount)).toBe(Number(productVariant.price));
  expect(productVariant.home.price.currencyCode).toBe('EUR');
});
