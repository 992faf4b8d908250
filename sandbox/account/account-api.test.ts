import { buildSchema, parse, print } from 'graphql';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createCheckout, order, variantOf } from '../checkout/test-checkout.ts';
import { answerProblems, withTypeNames } from '../contract/check-answer.ts';
import { publishedVersions } from '../schema/api-version.ts';
import { readCustomerSchema } from '../schema/read-schema.ts';
import { ask, createTestApp } from '../testing/app.ts';
import { createTestDatabase } from '../testing/database.ts';
import { customerApiPath, oldestCustomerVersion } from './addresses.ts';
import { signIn } from './test-sign-in.ts';

const database = await createTestDatabase();
const app = await createTestApp(database, { control: true });

const numberSchema = z.array(z.object({ id: z.number() }));

async function placeOrder(email: string, withPlan = false): Promise<number> {
  const [line] = withPlan ? await subscriptionLine() : [];
  const bought = line ?? { merchandiseId: await variantOf(app, 'becher-lotse'), quantity: 2 };
  await order(app, await createCheckout(app, { lines: [bought] }), { email });
  const rows = await database.selectFrom('customer_order').select('id').orderBy('id').execute();
  return numberSchema.parse(rows).at(-1)?.id ?? 0;
}

async function subscriptionLine() {
  const { data } = await ask<{
    products: {
      nodes: {
        variants: { nodes: { id: string }[] };
        sellingPlanGroups: { nodes: { sellingPlans: { nodes: { id: string }[] } }[] };
      }[];
    };
  }>(
    app,
    `{ products(first: 50) { nodes { variants(first: 1) { nodes { id } }
      sellingPlanGroups(first: 1) { nodes { sellingPlans(first: 1) { nodes { id } } } } } } }`,
  );
  return data.products.nodes.flatMap(({ variants, sellingPlanGroups }) => {
    const sellingPlanId = sellingPlanGroups.nodes[0]?.sellingPlans.nodes[0]?.id;
    return sellingPlanId ? [{ merchandiseId: variants.nodes[0]?.id, sellingPlanId }] : [];
  });
}

const answerSchema = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(
      z.object({ message: z.string(), extensions: z.record(z.string(), z.unknown()).optional() }),
    )
    .optional(),
});

async function askAccount(
  token: string,
  query: string,
  variables: Record<string, unknown> = {},
  version = '2026-10',
) {
  const answer = await app.inject({
    method: 'POST',
    url: customerApiPath(version),
    headers: { authorization: token },
    payload: { query, variables },
  });
  return answerSchema.parse(answer.json());
}

const address = `id formatted(withName: true) formattedArea name firstName lastName company address1
  address2 territoryCode zoneCode city zip phoneNumber country province`;
const money = '{ amount currencyCode }';
const discount = `discountApplication { value { __typename ... on MoneyV2 ${money}
  ... on PricingPercentageValue { percentage } } }`;
const lines = `lineItems(first: 50) { nodes { id title name quantity price ${money} totalPrice ${money}
  totalDiscount ${money} discountAllocations { allocatedAmount ${money} ${discount} }
  image { altText height url id width } variantTitle variantId productId sku giftCard requiresShipping
  customAttributes { key value } } }`;
const parcels = `fulfillments(first: 10) { nodes { id status createdAt updatedAt estimatedDeliveryAt
  latestShipmentStatus isPickedUp trackingInformation { company number url }
  events(first: 5) { nodes { id status happenedAt } }
  fulfillmentLineItems(first: 50) { nodes { id quantity lineItem { id title } } } } }`;
const orderFields = `id name number confirmationNumber processedAt createdAt updatedAt cancelledAt
  cancelReason financialStatus fulfillmentStatus statusPageUrl totalPrice ${money} subtotal ${money}
  totalTax ${money} totalShipping ${money} totalRefunded ${money} shippingAddress { ${address} }
  billingAddress { ${address} } ${lines} ${parcels}`;
const contract = `id status createdAt nextBillingDate currencyCode lastPaymentStatus
  deliveryPolicy { interval intervalCount { count } } deliveryPrice ${money}
  upcomingBillingCycles(first: 3) { nodes { cycleIndex billingAttemptExpectedDate skipped status } }
  lines(first: 5) { nodes { id title name variantTitle quantity currentPrice ${money}
    lineDiscountedPrice ${money} image { url } } }`;
const metafield = 'id namespace key type value compareDigest createdAt updatedAt';
const customerDocument = `query ($language: LanguageCode) @inContext(language: $language) { customer {
  id firstName lastName displayName creationDate emailAddress { emailAddress marketingState }
  defaultAddress { ${address} } addresses(first: 6) { nodes { ${address} } }
  orders(first: 5, sortKey: PROCESSED_AT, reverse: true) { nodes { ${orderFields} }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }
  metafield(namespace: "shop", key: "saved") { ${metafield} }
  metafields(identifiers: [{ namespace: "shop", key: "other" }]) { ${metafield} }
  storeCreditAccounts(first: 1) { nodes { id balance ${money} } }
  subscriptionContracts(first: 5) { nodes { ${contract} } } } shop { id name url } }`;

const versions = publishedVersions.filter((version) => version >= oldestCustomerVersion);

describe.each(versions)('version %s', (version) => {
  test('answers keep to the published schema', async () => {
    const email = `contract-${version}@example.com`;
    const number = await placeOrder(email);
    await placeOrder(email, true);
    await app.inject({ method: 'POST', url: `/_control/orders/${number}/ship`, payload: {} });
    const { access_token } = await signIn(app, email);
    await askAccount(access_token, create, { address: newAddress }, version);
    await keep(access_token, '["1.2"]', version);
    const document = withTypeNames(parse(customerDocument));
    const { data, errors } = await askAccount(
      access_token,
      print(document),
      { language: 'DE' },
      version,
    );
    expect(errors).toBeUndefined();
    const schema = buildSchema(readCustomerSchema(version), { assumeValid: true });
    expect(answerProblems(schema, document, data)).toEqual([]);
    expect(data).toMatchObject({
      customer: {
        addresses: {
          nodes: [{ formatted: ['Rita Probe', 'Musterkai 1', '20457 Hamburg', 'Deutschland'] }],
        },
        orders: {
          nodes: [
            { fulfillmentStatus: 'UNFULFILLED' },
            { number, fulfillmentStatus: 'FULFILLED', lineItems: { nodes: [{ quantity: 2 }] } },
          ],
        },
        subscriptionContracts: { nodes: [{ status: 'ACTIVE' }] },
        metafield: { type: 'json', value: '["1.2"]' },
        metafields: [null],
      },
    });
  });
});

const set = `mutation ($metafields: [MetafieldsSetInput!]!) { metafieldsSet(metafields: $metafields) {
  metafields { value } userErrors { code elementIndex field message } } }`;
const ownerSchema = z.object({ customer: z.object({ id: z.string() }) });

async function idOf(token: string) {
  return ownerSchema.parse((await askAccount(token, '{ customer { id } }')).data).customer.id;
}

async function keep(token: string, value: string, version?: string, owner?: string) {
  const name = { namespace: 'shop', key: 'saved', type: 'json' };
  const metafields = [{ ...name, value, ownerId: owner ?? (await idOf(token)) }];
  return (await askAccount(token, set, { metafields }, version)).data;
}

test('a metafield is set, replaced and deleted by its customer only', async () => {
  const owner = (await signIn(app, 'keeps@example.com')).access_token;
  const other = (await signIn(app, 'takes@example.com')).access_token;
  const ownerId = await idOf(owner);
  await keep(owner, '["1.2"]');
  expect(await keep(owner, '["1.3"]')).toEqual({
    metafieldsSet: { metafields: [{ value: '["1.3"]' }], userErrors: [] },
  });
  expect(await keep(other, '[]', undefined, ownerId)).toMatchObject({
    metafieldsSet: { metafields: null, userErrors: [{ code: 'INVALID' }] },
  });
  expect(await keep(owner, '[')).toMatchObject({
    metafieldsSet: { userErrors: [{ code: 'INVALID_VALUE' }] },
  });
  const read = async () =>
    (
      await askAccount(
        owner,
        '{ customer { metafield(namespace: "shop", key: "saved") { value } } }',
      )
    ).data;
  expect(await read()).toEqual({ customer: { metafield: { value: '["1.3"]' } } });
  const remove = `mutation ($ownerId: ID!) { metafieldsDelete(metafields: [
    { ownerId: $ownerId, namespace: "shop", key: "saved" }]) { deletedMetafields { key } userErrors { code } } }`;
  expect((await askAccount(other, remove, { ownerId })).data).toMatchObject({
    metafieldsDelete: { userErrors: [{ code: 'INVALID' }] },
  });
  expect((await askAccount(owner, remove, { ownerId })).data).toEqual({
    metafieldsDelete: { deletedMetafields: [{ key: 'saved' }], userErrors: [] },
  });
  expect(await read()).toEqual({ customer: { metafield: null } });
});

const newAddress = {
  firstName: 'Rita',
  lastName: 'Probe',
  address1: 'Musterkai 1',
  zip: '20457',
  city: 'Hamburg',
  territoryCode: 'DE',
};
const create = `mutation ($address: CustomerAddressInput!, $isDefault: Boolean) {
  customerAddressCreate(address: $address, defaultAddress: $isDefault) {
    customerAddress { id } userErrors { code field message } } }`;
const createdSchema = z.object({
  customerAddressCreate: z.object({ customerAddress: z.object({ id: z.string() }) }),
});

test('an address is added, changed and removed by its customer only', async () => {
  const owner = (await signIn(app, 'owner@example.com')).access_token;
  const other = (await signIn(app, 'other@example.com')).access_token;
  const { data } = await askAccount(owner, create, { address: newAddress });
  const { id } = createdSchema.parse(data).customerAddressCreate.customerAddress;
  const update = `mutation ($id: ID!) { customerAddressUpdate(addressId: $id, address: { city: "Kiel" }) {
    customerAddress { city zip } userErrors { code } } }`;
  const stranger = await askAccount(other, update, { id });
  expect(stranger.data).toMatchObject({
    customerAddressUpdate: { userErrors: [{ code: 'ADDRESS_ID_DOES_NOT_EXIST' }] },
  });
  expect((await askAccount(owner, update, { id })).data).toEqual({
    customerAddressUpdate: { customerAddress: { city: 'Kiel', zip: '20457' }, userErrors: [] },
  });
  const remove = `mutation ($id: ID!) { customerAddressDelete(addressId: $id) {
    deletedAddressId userErrors { code } } }`;
  expect((await askAccount(owner, remove, { id })).data).toEqual({
    customerAddressDelete: { deletedAddressId: id, userErrors: [] },
  });
});

test.each([
  [{ address1: '' }, 'ADDRESS1_MISSING'],
  [{ territoryCode: 'XX' }, 'INVALID_TERRITORY_CODE'],
  [{ zip: '12' }, 'INVALID_FOR_COUNTRY'],
])('an address with %j is refused as %s', async (change, code) => {
  const { access_token } = await signIn(app, 'wrong@example.com');
  const { data } = await askAccount(access_token, create, {
    address: { ...newAddress, ...change },
  });
  expect(data).toMatchObject({ customerAddressCreate: { userErrors: [{ code }] } });
});

test('orders of others are not found', async () => {
  const number = await placeOrder('mine@example.com');
  const query = `{ order(id: "gid://shopify/Order/${number}") { number } }`;
  const mine = (await signIn(app, 'mine@example.com')).access_token;
  const theirs = (await signIn(app, 'theirs@example.com')).access_token;
  expect((await askAccount(mine, query)).data).toEqual({ order: { number } });
  expect((await askAccount(theirs, query)).data).toEqual({ order: null });
});

test('a parcel moves on with each event', async () => {
  const number = await placeOrder('parcel@example.com');
  const { access_token } = await signIn(app, 'parcel@example.com');
  const ship = (status: string) =>
    app.inject({ method: 'POST', url: `/_control/orders/${number}/ship`, payload: { status } });
  const query = `{ order(id: "gid://shopify/Order/${number}") {
    fulfillments(first: 5) { nodes { latestShipmentStatus trackingInformation { number } } } } }`;
  await ship('IN_TRANSIT');
  await ship('DELIVERED');
  expect((await askAccount(access_token, query)).data).toEqual({
    order: {
      fulfillments: {
        nodes: [
          {
            latestShipmentStatus: 'DELIVERED',
            trackingInformation: [{ number: '00340434161288010001' }],
          },
        ],
      },
    },
  });
});

test('a contract is skipped, paused, resumed and cancelled, and then stays cancelled', async () => {
  await placeOrder('abo@example.com', true);
  const { access_token } = await signIn(app, 'abo@example.com');
  const read = async () => {
    const { data } = await askAccount(
      access_token,
      `{ customer { subscriptionContracts(first: 1) { nodes { ${contract} } } } }`,
    );
    return contractSchema.parse(data).customer.subscriptionContracts.nodes[0];
  };
  const before = await read();
  const [next, second] = before?.upcomingBillingCycles.nodes ?? [];
  const id = before?.id;
  await askAccount(
    access_token,
    `mutation ($id: ID!, $index: Int!) { subscriptionBillingCycleSkip(billingCycleInput: {
      contractId: $id, selector: { index: $index } }) { billingCycle { skipped } userErrors { code } } }`,
    { id, index: next?.cycleIndex },
  );
  expect((await read())?.nextBillingDate).toBe(second?.billingAttemptExpectedDate);
  const change = (name: string) =>
    askAccount(
      access_token,
      `mutation ($id: ID!) { ${name}(subscriptionContractId: $id) {
        contract { status } userErrors { code } } }`,
      { id },
    );
  await change('subscriptionContractPause');
  expect(await read()).toMatchObject({ status: 'PAUSED', nextBillingDate: null });
  await change('subscriptionContractActivate');
  expect((await read())?.status).toBe('ACTIVE');
  await change('subscriptionContractCancel');
  expect((await change('subscriptionContractActivate')).data).toEqual({
    subscriptionContractActivate: { contract: null, userErrors: [{ code: 'INVALID' }] },
  });
  expect((await read())?.status).toBe('CANCELLED');
});

test('a delivery is ordered at its date, and concludes no further contract', async () => {
  await placeOrder('billed@example.com', true);
  const { access_token } = await signIn(app, 'billed@example.com');
  const bill = () =>
    app.inject({ method: 'POST', url: '/_control/customers/billed@example.com/bill' });
  expect((await bill()).statusCode).toBe(200);
  expect((await bill()).statusCode).toBe(200);
  await app.inject({ method: 'PUT', url: '/_control/clock', payload: { now: new Date() } });
  const { data } = await askAccount(
    access_token,
    `{ customer { orders(first: 5) { nodes { processedAt } }
      subscriptionContracts(first: 5) { nodes { id } } } }`,
  );
  expect(data).toMatchObject({
    customer: {
      orders: { nodes: [expect.anything(), expect.anything(), expect.anything()] },
      subscriptionContracts: { nodes: [expect.anything()] },
    },
  });
});

const contractSchema = z.object({
  customer: z.object({
    subscriptionContracts: z.object({
      nodes: z.array(
        z.object({
          id: z.string(),
          status: z.string(),
          nextBillingDate: z.string().nullable(),
          upcomingBillingCycles: z.object({
            nodes: z.array(
              z.object({ cycleIndex: z.number(), billingAttemptExpectedDate: z.string() }),
            ),
          }),
        }),
      ),
    }),
  }),
});

test('what the sandbox does not have is refused by name', async () => {
  const { access_token } = await signIn(app, 'missing@example.com');
  const { errors } = await askAccount(access_token, '{ customer { imageUrl } }');
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'NOT_IMPLEMENTED',
    typeName: 'Customer',
    fieldName: 'imageUrl',
  });
});
