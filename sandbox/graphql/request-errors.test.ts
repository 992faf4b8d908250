import { expect, test } from 'vitest';
import { storefrontApiPath } from '../schema/api-version.ts';
import { ask, createTestApp, testToken } from '../testing/app.ts';
import { createTestDatabase } from '../testing/database.ts';

const app = await createTestApp(await createTestDatabase(), { control: true });

// texts and codes of graphql-ruby's static validation, with which the platform is written
test.each([
  ['query X { shop { x } }', "Field 'x' doesn't exist on type 'Shop'", 'undefinedField'],
  [
    '{ products(first: 1, x: 2) { nodes { id } } }',
    "Field 'products' doesn't accept argument 'x'",
    'argumentNotAccepted',
  ],
  [
    '{ productByHandle { id } }',
    "Field 'productByHandle' is missing required arguments: handle",
    'missingRequiredArguments',
  ],
  [
    '{ products(first: "x") { nodes { id } } }',
    "Argument 'first' on Field 'products' has an invalid value (\"x\"). Expected type 'Int'.",
    'argumentLiteralsIncompatible',
  ],
  [
    '{ shop }',
    "Field must have selections (field 'shop' returns Shop but has no selections. Did you mean 'shop { ... }'?)",
    'selectionMismatch',
  ],
  [
    '{ shop { name { x } } }',
    "Selections can't be made on scalars (field 'name' returns String but has selections [\"x\"])",
    'selectionMismatch',
  ],
  [
    'query X($a: ID) { shop { name } }',
    'Variable $a is declared by X but not used',
    'variableNotUsed',
  ],
  [
    '{ product(id: $a) { id } }',
    'Variable $a is used by anonymous query but not declared',
    'variableNotDefined',
  ],
  [
    'query ($a: String) { productByHandle(handle: $a) { id } }',
    'Nullability mismatch on variable $a and argument handle (String / String!)',
    'variableMismatch',
  ],
  ['{ ... on X { id } }', "No such type X, so it can't be a fragment condition", 'undefinedType'],
  [
    '{ shop { name } } fragment F on Shop { id }',
    'Fragment F was defined, but not used',
    'useAndDefineFragment',
  ],
  [
    '{ shop { ... on Product { id } } }',
    "Fragment on Product can't be spread inside Shop",
    'cannotSpreadFragment',
  ],
  ['{ shop @x { name } }', 'Directive @x is not defined', 'undefinedDirective'],
  [
    'mutation { cartCreate(input: { lines: [{ quantity: 1 }] }) { cart { id } } }',
    "Argument 'merchandiseId' on InputObject 'CartLineInput' is required. Expected type ID!",
    'missingRequiredInputObjectAttribute',
  ],
])('%s', async (document, message, code) => {
  const { errors } = await ask(app, document);
  expect(errors).toMatchObject([{ message, extensions: { code } }]);
});

test('the path of a mistake starts with its operation', async () => {
  const { errors } = await ask(app, 'query X { products(first: 1) { nodes { nonsense } } }');
  expect(errors).toMatchObject([{ path: ['query X', 'products', 'nodes', 'nonsense'] }]);
});

test.each([
  [undefined, null, 'Expected value to not be null'],
  ['many', 'many', 'Could not coerce value "many" to Int'],
])('a variable of %j', async (first, value, explanation) => {
  const query = 'query ($first: Int!) { products(first: $first) { nodes { id } } }';
  const { errors } = await ask(app, query, { first });
  expect(errors).toMatchObject([
    {
      message: 'Variable $first of type Int! was provided invalid value',
      extensions: { value, problems: [{ explanation }] },
    },
  ]);
});

test.each(['product(id: "1") { id }', 'node(id: "abc") { id }', 'collection(id: "1") { id }'])(
  '%s is no global id',
  async (field) => {
    const { errors } = await ask(app, `{ ${field} }`);
    expect(errors?.[0]?.message).toMatch(/^Invalid global id/);
  },
);

test('a body that is no JSON tells nothing of the framework', async () => {
  const response = await app.inject({
    method: 'POST',
    url: storefrontApiPath,
    headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': testToken },
    payload: '{',
  });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({ errors: 'Bad Request' });
});

test('a misspelt fault is refused', async () => {
  const response = await app.inject({
    method: 'PUT',
    url: '/_control/faults',
    payload: { errorRat: 1 },
  });
  expect(response.statusCode).toBe(400);
});

test.each([
  [{ email: 'x' }, 'email'],
  [{ phone: 'abc' }, 'phone'],
])('a cart refuses %j', async (buyerIdentity, name) => {
  const { data } = await ask<{ cartCreate: object }>(
    app,
    `mutation ($buyerIdentity: CartBuyerIdentityInput) {
      cartCreate(input: { buyerIdentity: $buyerIdentity }) { cart { id } userErrors { code field } } }`,
    { buyerIdentity },
  );
  expect(data.cartCreate).toEqual({
    cart: null,
    userErrors: [{ code: 'INVALID', field: ['input', 'buyerIdentity', name] }],
  });
});

test('a product without options has one, called Title', async () => {
  const { data } = await ask<{ products: { nodes: { options: object[]; variants: object }[] } }>(
    app,
    `{ products(first: 250) { nodes {
      options { name optionValues { name } } variants(first: 1) { nodes { title selectedOptions { name value } } } } } }`,
  );
  const plain = data.products.nodes.filter((product) =>
    JSON.stringify(product).includes('"title":"Default Title"'),
  );
  expect(plain.length).toBeGreaterThan(0);
  for (const product of plain) {
    expect(product).toMatchObject({
      options: [{ name: 'Title', optionValues: [{ name: 'Default Title' }] }],
      variants: { nodes: [{ selectedOptions: [{ name: 'Title', value: 'Default Title' }] }] },
    });
  }
});

test('a plan names its options, as subscriptions of Hydrogen ask for them', async () => {
  const { data } = await ask<{ products: { nodes: { sellingPlanGroups: { nodes: object[] } }[] } }>(
    app,
    `{ products(first: 250) { nodes { sellingPlanGroups(first: 1) { nodes {
      name options { name values } sellingPlans(first: 1) { nodes { name options { name value } } } } } } } }`,
  );
  const [group] = data.products.nodes.flatMap(({ sellingPlanGroups }) => sellingPlanGroups.nodes);
  expect(group).toMatchObject({
    options: [{ name: 'Kaffee-Abo' }],
    sellingPlans: { nodes: [{ name: 'Alle 4 Wochen', options: [{ value: 'Alle 4 Wochen' }] }] },
  });
});
