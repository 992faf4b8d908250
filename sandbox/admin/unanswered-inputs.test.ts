import { type GraphQLInputType, getNamedType, isInputObjectType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { newestVersion, oldestAdminVersion, publishedVersions } from '../schema/api-version.ts';
import { createTestApp, testToken } from '../testing/app.ts';
import { askAdmin } from '../testing/ask-admin.ts';
import { createTestDatabase } from '../testing/database.ts';
import { answeredArguments, answeredInputFields } from './answered-inputs.ts';
import { adminSchema } from './executor.ts';
import { refuseUnanswered } from './unanswered-inputs.ts';

const app = await createTestApp(await createTestDatabase());
const versions = publishedVersions.filter((version) => version >= oldestAdminVersion);

/** Every argument of the schema's objects and every field of its inputs. */
function inputsOf(version: (typeof versions)[number]): string[] {
  return Object.values(adminSchema(version).getTypeMap()).flatMap((type) => {
    if (isInputObjectType(type)) {
      return Object.keys(type.getFields()).map((name) => `${type.name}.${name}`);
    }
    if (!isObjectType(type)) return [];
    return Object.values(type.getFields()).flatMap((field) =>
      field.args.map(({ name }) => `${type.name}.${field.name}(${name})`),
    );
  });
}

test('what is listed is in a schema', () => {
  const known = new Set(versions.flatMap(inputsOf));
  const listed = [
    ...Object.entries(answeredArguments).flatMap(([field, names]) =>
      names.map((name) => `${field}(${name})`),
    ),
    ...Object.entries(answeredInputFields).flatMap(([type, names]) =>
      names.map((name) => `${type}.${name}`),
    ),
  ];
  expect(listed.filter((input) => !known.has(input))).toEqual([]);
});

/** A list of one object with this field, as every input of this type takes it. */
function refusalOf(type: GraphQLInputType, value: unknown): string | undefined {
  const argument = {
    name: 'input',
    type,
    description: undefined,
    defaultValue: undefined,
    deprecationReason: undefined,
    extensions: {},
    astNode: undefined,
  };
  return refusal('orderUpdate', [argument], { input: value });
}

function refusal(
  name: string,
  args: Parameters<typeof refuseUnanswered>[1]['args'],
  given: Record<string, unknown>,
): string | undefined {
  const mutation = adminSchema(newestVersion).getMutationType();
  const field = mutation?.getFields()[name];
  if (!mutation || !field) throw new Error(`no ${name}`);
  try {
    refuseUnanswered(mutation, { ...field, args }, given);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

test('every field of every input is answered or says that it is not', () => {
  for (const type of Object.values(adminSchema(newestVersion).getTypeMap())) {
    if (!isInputObjectType(type)) continue;
    for (const { name, type: fieldType, defaultValue } of Object.values(type.getFields())) {
      const isAnswered = answeredInputFields[type.name]?.includes(name);
      const message = `The sandbox does not implement ${type.name}.${name}.`;
      // of an object, something that is in it
      const given = isInputObjectType(getNamedType(fieldType)) ? [{}] : 'another';
      expect(refusalOf(type, [{ [name]: given }])).toBe(isAnswered ? undefined : message);
      for (const nothing of [null, undefined, defaultValue, []]) {
        expect(refusalOf(type, { [name]: nothing })).toBeUndefined();
      }
    }
  }
});

test.each([
  ['OrderCreateLineItemInput', { taxable: false }, 'OrderCreateLineItemInput.taxable'],
  ['DiscountCombinesWithInput', { shippingDiscounts: false }, undefined],
  ['MetaobjectCapabilityCreateInput', { renderable: { enabled: false } }, undefined],
  [
    'MetaobjectCapabilityCreateInput',
    { renderable: { enabled: true } },
    'MetaobjectCapabilityCreateInput.renderable',
  ],
  ['ProductVariantsBulkInput', { taxable: false }, 'ProductVariantsBulkInput.taxable'],
])('%s with %j', (name, value, refused) => {
  const type = adminSchema(newestVersion).getType(name);
  if (!isInputObjectType(type)) throw new Error(`no ${name}`);
  expect(refusalOf(type, value)).toBe(refused && `The sandbox does not implement ${refused}.`);
});

async function errorsOf(query: string, variables: Record<string, unknown> = {}) {
  const response = await app.inject({
    method: 'POST',
    url: `/admin/api/${newestVersion}/graphql.json`,
    headers: { 'x-shopify-access-token': testToken },
    payload: { query, variables },
  });
  return response.json<{ errors?: { message: string; extensions: { code: string } }[] }>().errors;
}

test.each([
  ['products(first: 1, sortKey: TITLE) { nodes { id } }', 'QueryRoot.products(sortKey:)'],
  [
    'products(first: 1) { nodes { variants(first: 1, sortKey: TITLE) { nodes { id } } } }',
    'Product.variants(sortKey:)',
  ],
  [
    'productVariants(first: 1) { nodes { contextualPricing(context: { companyLocationId: "x" }) { price { amount } } } }',
    'ContextualPricingContext.companyLocationId',
  ],
  [
    'nodes(ids: ["gid://shopify/Shop/1"]) { id } pages(first: 1) { nodes { ... on HasPublishedTranslations { translations(locale: "da", marketId: "x") { key } } } }',
    'Page.translations(marketId:)',
  ],
])('%s', async (fields, refused) => {
  expect(await errorsOf(`{ ${fields} }`)).toMatchObject([
    {
      message: `The sandbox does not implement ${refused}.`,
      extensions: { code: 'NOT_IMPLEMENTED' },
    },
  ]);
});

test.each([
  [
    'page { metafields(first: 1) { nodes { id } } translations(locale: "da", marketId: $id) { key } }',
  ],
  ['...Payload'],
])('a mutation changes nothing where something below it is refused: %s', async (selection) => {
  const errors = await errorsOf(
    `mutation Create($id: ID) {
      pageCreate(page: { title: "Nothing", handle: "nothing" }) { ${selection} userErrors { code } } }
    ${
      selection === '...Payload'
        ? 'fragment Payload on PageCreatePayload { page { translations(locale: "da", marketId: $id) { key } } }'
        : ''
    }`,
    { id: 'gid://shopify/Market/1' },
  );
  expect(errors?.[0]?.message).toBe('The sandbox does not implement Page.translations(marketId:).');
  const { pages } = await askAdmin(
    app,
    '{ pages(first: 9, query: "handle:nothing") { nodes { id } } }',
  );
  expect(pages.nodes).toEqual([]);
});

test('a mutation with the key of an earlier one is done once', async () => {
  const create = (title: string, key: string) =>
    `mutation { pageCreate(page: { title: "${title}" }) @idempotent(key: "${key}") { page { id } } }`;
  const { pageCreate } = await askAdmin(app, create('Once', 'a'));
  expect((await askAdmin(app, create('Once', 'a'))).pageCreate).toEqual(pageCreate);
  expect((await askAdmin(app, create('Once', 'b'))).pageCreate).not.toEqual(pageCreate);
  for (const wrong of [create('Twice', 'a'), create('Once', ' ')]) {
    expect(await errorsOf(wrong)).toMatchObject([{ extensions: { code: 'BAD_REQUEST' } }]);
  }
});

test('counts follow query and limit, as their lists do', async () => {
  const fields = [
    'products',
    'productVariants',
    'collections',
    'customers',
    'orders',
    'urlRedirects',
  ];
  const wanted = [
    'title:"Amaro Notte"',
    'sku:K100-1000-0001',
    'handle:espresso',
    'x@y.z',
    '#1',
    'sale',
  ];
  const asked = fields.map(
    (name, index) => `${name}(first: 250, query: ${JSON.stringify(wanted[index])}) { nodes { id } }
      ${name}Count(query: ${JSON.stringify(wanted[index])}) { count precision }
      ${name}All: ${name}Count { count precision }`,
  );
  const data = await askAdmin(app, `{ ${asked.join('\n')} }`);
  for (const name of fields) {
    const count = data[name].nodes.length;
    expect(data[`${name}Count`], name).toEqual({ count, precision: 'EXACT' });
  }
  expect(data.productVariantsCount.count).toBe(1);
  expect(data.productVariantsAll.count).toBeGreaterThan(10);
  const limited = await askAdmin(
    app,
    `{ productsCount(limit: 3) { count precision } pagesCount { count } blogsCount { count } giftCardsCount { count }
       locationsCount { count } urlRedirects(first: 1) { nodes { id path target } } }`,
  );
  expect(limited).toMatchObject({
    productsCount: { count: 3, precision: 'AT_LEAST' },
    locationsCount: { count: 1 },
    urlRedirects: { nodes: [{ path: '/products/old-name', target: '/products/amaro-notte' }] },
  });
  expect(limited.giftCardsCount.count).toBeGreaterThan(2);
  const [{ id }] = limited.urlRedirects.nodes;
  const { urlRedirect } = await askAdmin(
    app,
    'query ($id: ID!) { urlRedirect(id: $id) { path } }',
    { id },
  );
  expect(urlRedirect).toEqual({ path: '/products/old-name' });
});
