import { expect, test } from 'vitest';
import { ask, createTestApp } from '../testing/app.ts';
import { createTestDatabase } from '../testing/database.ts';

const app = await createTestApp(await createTestDatabase());
const errors = 'customerUserErrors { code field } userErrors { field message }';

async function run(query: string, variables: Record<string, unknown>) {
  const { data, errors: failures } = await ask<Record<string, Record<string, unknown>>>(
    app,
    query,
    variables,
  );
  expect(failures).toBeUndefined();
  const [payload] = Object.values(data);
  if (!payload) throw new Error('no answer');
  return payload;
}

const create = (input: object) =>
  run(
    `mutation ($input: CustomerCreateInput!) { customerCreate(input: $input) {
      customer { id email displayName acceptsMarketing defaultAddress { id } } ${errors} } }`,
    { input },
  );

async function signIn(email: string, password: string) {
  const payload = await run(
    `mutation ($input: CustomerAccessTokenCreateInput!) { customerAccessTokenCreate(input: $input) {
      customerAccessToken { accessToken expiresAt } ${errors} } }`,
    { input: { email, password } },
  );
  const token = payload.customerAccessToken as { accessToken: string } | null;
  return { payload, token: token?.accessToken ?? '' };
}

const read = (token: string) =>
  run(
    `query ($token: String!) { customer(customerAccessToken: $token) {
      email firstName phone defaultAddress { city } addresses(first: 5) { nodes { id city country } } } }`,
    { token },
  );

async function newCustomer(email: string) {
  await create({ email, password: 'secret', firstName: 'Mara', lastName: 'Lindner' });
  return (await signIn(email, 'secret')).token;
}

const addAddress = (token: string, address: object) =>
  run(
    `mutation ($token: String!, $address: MailingAddressInput!) {
      customerAddressCreate(customerAccessToken: $token, address: $address) {
        customerAddress { id city countryCodeV2 } ${errors} } }`,
    { token, address },
  );

test('a customer registers, signs in and signs out', async () => {
  const email = 'Mara@example.com';
  const input = { email, password: 'secret', firstName: 'Mara', acceptsMarketing: true };
  expect(await create(input)).toMatchObject({
    customer: {
      email: 'mara@example.com',
      displayName: 'Mara',
      acceptsMarketing: true,
      defaultAddress: null,
    },
    customerUserErrors: [],
  });
  expect(await create(input)).toMatchObject({
    customer: null,
    customerUserErrors: [{ code: 'TAKEN', field: ['input', 'email'] }],
  });
  expect((await signIn(email, 'wrong')).payload).toMatchObject({
    customerAccessToken: null,
    customerUserErrors: [{ code: 'UNIDENTIFIED_CUSTOMER' }],
  });
  const { token } = await signIn(email, 'secret');
  expect(await read(token)).toMatchObject({ firstName: 'Mara' });
  await run(
    'mutation ($token: String!) { customerAccessTokenDelete(customerAccessToken: $token) { deletedAccessToken userErrors { message } } }',
    { token },
  );
  const { data } = await ask<{ customer: unknown }>(
    app,
    'query ($token: String!) { customer(customerAccessToken: $token) { email } }',
    { token },
  );
  expect(data.customer).toBeNull();
});

test('a new password ends the older tokens', async () => {
  const token = await newCustomer('password@example.com');
  const update = (customer: object) =>
    run(
      `mutation ($token: String!, $customer: CustomerUpdateInput!) {
        customerUpdate(customerAccessToken: $token, customer: $customer) {
          customer { phone } customerAccessToken { accessToken } ${errors} } }`,
      { token, customer },
    );
  expect(await update({ phone: '+4940123456' })).toMatchObject({
    customer: { phone: '+4940123456' },
    customerAccessToken: null,
  });
  expect(await update({ password: 'no' })).toMatchObject({
    customerUserErrors: [{ code: 'TOO_SHORT' }],
  });
  expect(await update({ password: 'other secret' })).toMatchObject({
    customerAccessToken: { accessToken: expect.any(String) },
  });
  expect(await update({ phone: null })).toMatchObject({
    customerUserErrors: [{ code: 'TOKEN_INVALID' }],
  });
});

test('addresses are kept; the first is the default until another is chosen or it is deleted', async () => {
  const token = await newCustomer('address@example.com');
  const first = await addAddress(token, { city: 'Hamburg', country: 'Germany', zip: '20457' });
  expect(first).toMatchObject({ customerAddress: { city: 'Hamburg', countryCodeV2: 'DE' } });
  const second = await addAddress(token, { city: 'Wien', country: 'AT' });
  const idOf = (payload: Record<string, unknown>) => (payload.customerAddress as { id: string }).id;
  expect(await read(token)).toMatchObject({
    defaultAddress: { city: 'Hamburg' },
    addresses: { nodes: [{ country: 'Deutschland' }, { country: 'Österreich' }] },
  });
  await run(
    `mutation ($token: String!, $id: ID!) {
      customerDefaultAddressUpdate(customerAccessToken: $token, addressId: $id) { customer { id } ${errors} } }`,
    { token, id: idOf(second) },
  );
  expect(await read(token)).toMatchObject({ defaultAddress: { city: 'Wien' } });
  const remove = () =>
    run(
      `mutation ($token: String!, $id: ID!) {
        customerAddressDelete(customerAccessToken: $token, id: $id) { deletedCustomerAddressId ${errors} } }`,
      { token, id: idOf(second) },
    );
  expect(await remove()).toMatchObject({ deletedCustomerAddressId: idOf(second) });
  expect(await remove()).toMatchObject({ customerUserErrors: [{ code: 'NOT_FOUND' }] });
  const changed = await run(
    `mutation ($token: String!, $id: ID!, $address: MailingAddressInput!) {
      customerAddressUpdate(customerAccessToken: $token, id: $id, address: $address) {
        customerAddress { city zip } ${errors} } }`,
    { token, id: idOf(first), address: { city: 'Kiel' } },
  );
  expect(changed).toMatchObject({ customerAddress: { city: 'Kiel', zip: '20457' } });
  expect(await read(token)).toMatchObject({ defaultAddress: { city: 'Kiel' } });
});

test('a cart takes an address of its customer, and of nobody else', async () => {
  const token = await newCustomer('copy@example.com');
  const { customerAddress } = await addAddress(token, { city: 'Hamburg', country: 'DE' });
  const addresses = [
    { address: { copyFromCustomerAddressId: (customerAddress as { id: string }).id } },
  ];
  const createCart = (buyerIdentity: object) =>
    run(
      `mutation ($input: CartInput) { cartCreate(input: $input) {
        cart { delivery { addresses { address { ... on CartDeliveryAddress { city } } } } }
        userErrors { code } } }`,
      { input: { buyerIdentity, delivery: { addresses } } },
    );
  expect(await createCart({ customerAccessToken: token })).toMatchObject({
    cart: { delivery: { addresses: [{ address: { city: 'Hamburg' } }] } },
  });
  expect(await createCart({})).toMatchObject({
    cart: null,
    userErrors: [{ code: 'INVALID_DELIVERY_ADDRESS_ID' }],
  });
});
