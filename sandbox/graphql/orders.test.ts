import { expect, test } from 'vitest';
import { createCheckout, goodForm, order, variantOf } from '../checkout/test-checkout.ts';
import { ask, createTestApp, testToken } from '../testing/app.ts';
import { createTestDatabase } from '../testing/database.ts';

const database = await createTestDatabase();
const app = await createTestApp(database);
const merchandiseId = await variantOf(app, 'casa-blend');
const code = 'LOTSE10';

async function newest<Data>(query: string, variables: object): Promise<Data> {
  const response = await app.inject({
    method: 'POST',
    url: '/api/2026-10/graphql.json',
    headers: { 'x-shopify-storefront-access-token': testToken },
    payload: { query, variables },
  });
  const { data, errors } = response.json();
  expect(errors).toBeUndefined();
  return data;
}

async function customerWithOrder(): Promise<string> {
  const input = { email: goodForm.email, password: 'secret' };
  await ask(
    app,
    'mutation ($input: CustomerCreateInput!) { customerCreate(input: $input) { customer { id } } }',
    { input },
  );
  const lines = [
    { merchandiseId, quantity: 2, attributes: [{ key: 'Gravur', value: 'Für: Mara' }] },
  ];
  await order(app, await createCheckout(app, { lines, discountCodes: [code] }));
  const { data } = await ask<{
    customerAccessTokenCreate: { customerAccessToken: { accessToken: string } };
  }>(
    app,
    'mutation ($input: CustomerAccessTokenCreateInput!) { customerAccessTokenCreate(input: $input) { customerAccessToken { accessToken } } }',
    { input },
  );
  return data.customerAccessTokenCreate.customerAccessToken.accessToken;
}

test("a customer's order is read with its lines, discounts and addresses", async () => {
  const token = await customerWithOrder();
  const { customer } = await newest<{ customer: { orders: { nodes: object[] } } }>(
    `query ($token: String!) { customer(customerAccessToken: $token) { orders(first: 5) {
      totalCount
      nodes {
        name orderNumber email financialStatus fulfillmentStatus currencyCode canceledAt
        subtotalPrice { amount } totalPrice { amount } totalShippingPrice { amount } totalRefunded { amount }
        shippingAddress { city countryCodeV2 formatted }
        successfulFulfillments { trackingCompany }
        discountApplications(first: 5) { nodes {
          targetSelection ... on DiscountCodeApplication { code applicable }
          value { ... on PricingPercentageValue { percentage } }
        } }
        lineItems(first: 5) { nodes {
          title quantity currentQuantity originalTotalPrice { amount } discountedTotalPrice { amount }
          customAttributes { key value } variant { id }
        } }
      }
    } } }`,
    { token },
  );
  expect(customer.orders).toMatchObject({
    totalCount: '1',
    nodes: [
      {
        name: '#1001',
        orderNumber: 1001,
        email: goodForm.email,
        financialStatus: 'PAID',
        fulfillmentStatus: 'UNFULFILLED',
        canceledAt: null,
        totalRefunded: { amount: '0.0' },
        shippingAddress: { city: 'Hamburg', countryCodeV2: 'DE' },
        successfulFulfillments: [],
        discountApplications: { nodes: [{ code, applicable: true, value: { percentage: 10 } }] },
        lineItems: {
          nodes: [
            {
              quantity: 2,
              currentQuantity: 2,
              originalTotalPrice: { amount: '15.8' },
              customAttributes: [{ key: 'Gravur', value: 'Für: Mara' }],
              variant: { id: merchandiseId },
            },
          ],
        },
      },
    ],
  });
});

test('a cart names its codes with all that they take off', async () => {
  const input = { lines: [{ merchandiseId, quantity: 2 }], discountCodes: [code] };
  const { cartCreate } = await newest<{ cartCreate: { cart: { discountApplications: object[] } } }>(
    `mutation ($input: CartInput) { cartCreate(input: $input) { cart {
      discountApplications { ... on CartCodeDiscountApplication { code totalAllocatedAmount { amount } value { ... on PricingPercentageValue { percentage } } } }
      discountAllocations { discountedAmount { amount } ... on CartCodeDiscountAllocation { sourceDiscountApplication { totalAllocatedAmount { amount } } } }
    } } }`,
    { input },
  );
  expect(cartCreate.cart).toEqual({
    discountApplications: [
      { code, totalAllocatedAmount: { amount: '1.58' }, value: { percentage: 10 } },
    ],
    discountAllocations: [
      {
        discountedAmount: { amount: '1.58' },
        sourceDiscountApplication: { totalAllocatedAmount: { amount: '1.58' } },
      },
    ],
  });
});

test('tags and types of the products, each once', async () => {
  const data = await newest<Record<'productTags' | 'productTypes', { nodes: string[] }>>(
    '{ productTags(first: 250) { nodes } productTypes(first: 250) { nodes } }',
    {},
  );
  for (const { nodes } of Object.values(data)) {
    expect(nodes.length).toBeGreaterThan(1);
    expect(new Set(nodes).size).toBe(nodes.length);
  }
});

test('a metafield leads back to what it belongs to', async () => {
  const { products } = await newest<{ products: { nodes: { id: string; metafield: object }[] } }>(
    `{ products(first: 20) { nodes { id createdAt metafield(namespace: "coffee", key: "notes") {
      list createdAt parentResource { __typename ... on Product { id } } } } } }`,
    {},
  );
  const [product] = products.nodes.filter(({ metafield }) => metafield);
  expect(product?.metafield).toMatchObject({
    parentResource: { __typename: 'Product', id: product?.id },
  });
});
