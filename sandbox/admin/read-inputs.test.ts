// Whether resolvers look at what `answered-inputs.ts` promises: every argument and input field is sent once, and read.
import { type GraphQLInputType, getNamedType, isInputObjectType, isObjectType } from 'graphql';
import { afterAll, expect, test } from 'vitest';
import { createCheckout, order, variantOf } from '../checkout/test-checkout.ts';
import { newestVersion } from '../schema/api-version.ts';
import { createTestApp, testToken } from '../testing/app.ts';
import { askAdmin } from '../testing/ask-admin.ts';
import { createTestDatabase } from '../testing/database.ts';
import { answeredArguments, answeredInputFields } from './answered-inputs.ts';
import { adminSchema, withinScopes } from './executor.ts';
import { withTransforms } from './images.ts';

const read = new Set<string>();
const page = ['after', 'before', 'first', 'last', 'reverse'];

/** What no resolver need look at, and why. */
const exceptions: [reason: string, inputs: string[]][] = [
  [
    'there is one location, which is active',
    [
      'InventoryItem.inventoryLevel(includeInactive)',
      'InventoryItem.inventoryLevels(includeInactive)',
      'QueryRoot.locations(includeInactive)',
      'QueryRoot.locations(includeLegacy)',
      'QueryRoot.locations(sortKey)',
    ],
  ],
  ['money is paid back the way it came', ['OrderTransactionInput.gateway']],
];
const excepted = exceptions.flatMap(([, inputs]) => inputs);

const schema = adminSchema(newestVersion);
const objects = Object.values(schema.getTypeMap()).filter(isObjectType);
const watchedFields = objects.flatMap((type) =>
  Object.values(type.getFields())
    .filter((field) => field.args.length > 0 && !type.name.startsWith('__'))
    .map((field) => ({ type, field })),
);
for (const { type, field } of watchedFields) {
  const types = Object.fromEntries(field.args.map((argument) => [argument.name, argument.type]));
  const label = (argument: string) => `${type.name}.${field.name}(${argument})`;
  field.resolve = (source, args, context, info) => {
    const parent = type.name === 'Image' ? withTransforms(source) : source;
    const isObject = typeof parent === 'object' && parent !== null;
    const answer: unknown = isObject ? Reflect.get(parent, field.name) : undefined;
    if (!isObject || typeof answer !== 'function') {
      return withinScopes(parent, args, context, info);
    }
    const watching = (given: object, ...rest: unknown[]): unknown =>
      answer.call(parent, watch(given, types, label), ...rest);
    return withinScopes({ [field.name]: watching }, args, context, info);
  };
}
afterAll(() => {
  for (const { field } of watchedFields) delete field.resolve;
});

/** Notes which properties are read; what stands in them is watched, too. Copying the rest of them is not reading. */
function watch(
  values: object,
  types: Record<string, GraphQLInputType>,
  label: (name: string) => string,
): object {
  let copied: string | symbol | undefined;
  return new Proxy(values, {
    // of a list's page, which `connectionOf` reads: see below
    ownKeys(target) {
      for (const name of page.filter((one) => types[one])) read.add(label(name));
      return Reflect.ownKeys(target);
    },
    getOwnPropertyDescriptor(target, name) {
      copied = name;
      return Reflect.getOwnPropertyDescriptor(target, name);
    },
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      const isCopied = copied === name;
      copied = undefined;
      if (typeof name !== 'string' || !types[name]) return value;
      if (!isCopied) read.add(label(name));
      return watchInput(value, types[name]);
    },
  });
}

function watchInput(value: unknown, type: GraphQLInputType): unknown {
  const input = getNamedType(type);
  if (!isInputObjectType(input) || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => watchInput(item, type));
  const fields = Object.values(input.getFields());
  const types = Object.fromEntries(fields.map((field) => [field.name, field.type]));
  return watch(value, types, (name) => `${input.name}.${name}`);
}

/** Of the newest version. */
function promised(): string[] {
  const fields = watchedFields.flatMap(({ type, field }) =>
    field.args
      .filter(({ name }) => answeredArguments[`${type.name}.${field.name}`]?.includes(name))
      .map(({ name }) => `${type.name}.${field.name}(${name})`),
  );
  const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType);
  const inputFields = inputs.flatMap((type) =>
    Object.keys(type.getFields())
      .filter((name) => answeredInputFields[type.name]?.includes(name))
      .map((name) => `${type.name}.${name}`),
  );
  return [...fields, ...inputFields];
}

const app = await createTestApp(await createTestDatabase());
const variantId = await variantOf(app, 'casa-blend');

const required: Record<string, string> = {
  metafieldDefinitions: 'ownerType: PRODUCT',
  metaobjects: 'type: "x"',
  translatableResources: 'resourceType: MENU',
  translatableResourcesByIds: 'resourceIds: []',
};
const lists = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(({ name }) =>
  answeredArguments[`QueryRoot.${name}`]?.includes('first'),
);
test.each(lists)('the page of $name is read', async ({ name }) => {
  const args = ['first: 251', required[name]].filter(Boolean).join(', ');
  const response = await app.inject({
    method: 'POST',
    url: `/admin/api/${newestVersion}/graphql.json`,
    headers: { 'x-shopify-access-token': testToken },
    payload: { query: `{ ${name}(${args}) { pageInfo { hasNextPage } } }` },
  });
  expect(response.json().errors[0].message).toBe('first cannot exceed 250');
});

interface Payload {
  userErrors?: { message: string }[];
}

/** Whatever is written succeeds: what is refused has perhaps not been read to its end. */
async function send(fields: string, variables: Record<string, unknown> = {}) {
  const data = await askAdmin(app, fields, variables);
  for (const payload of Object.values<Payload | null>(data)) {
    expect(payload?.userErrors ?? []).toEqual([]);
  }
  return data;
}

/** One mutation with one argument besides its id; answers the payload. */
async function change(name: string, given: Record<string, unknown>, selection: string) {
  const mutation = schema.getMutationType()?.getFields()[name];
  const types = mutation?.args.filter((argument) => argument.name in given) ?? [];
  const declared = types.map((argument) => `$${argument.name}: ${argument.type}`).join(', ');
  const passed = types.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const data = await send(
    `mutation (${declared}) { ${name}(${passed}) { ${selection} userErrors { message } } }`,
    given,
  );
  return data[name];
}

const id = '{ id }';
const first = '(first: 1)';
const nodes = `${first} { nodes { id } }`;
const metafields = `metafield(namespace: "a", key: "b") { id }
  metafields(first: 1, namespace: "a", keys: ["a.b"]) { nodes { id } }`;
const documents = `${metafields} translations(locale: "da") { key }`;
const texts = { namespace: 'a', key: 'b', type: 'single_line_text_field', value: 'c' };

test('what is promised is read', async () => {
  expect(promised().length).toBeGreaterThan(400);
  await reads();
  await content();
  await definitions();
  await goods();
  await orders();
  const isIgnored = (name: string) => !read.has(name) && !excepted.includes(name);
  expect(promised().filter(isIgnored)).toEqual([]);
  // a reason that no longer holds
  expect(excepted.filter((name) => read.has(name) || !promised().includes(name))).toEqual([]);
});

async function reads() {
  const searched = ['articles', 'blogs', 'collections', 'customers', 'files', 'menus', 'orders'];
  const lists = ['pages', 'productVariants', 'products', 'urlRedirects', ...searched];
  const counts = ['blogs', 'collections', 'customers', 'orders', 'productVariants', 'products'];
  const handle = 'identifier: { handle: "x" }';
  await send(`{
    ${lists.map((name) => `${name}(first: 1, query: "x") { nodes { id } }`).join('\n')}
    ${[...counts, 'urlRedirects'].map((name) => `${name}Count(query: "x", limit: 1) { count }`).join('\n')}
    pagesCount(limit: 1) { count } giftCardsCount(limit: 1) { count } locationsCount(limit: 1) { count }
    bulkOperations${nodes} codeDiscountNodes${first} { nodes { codeDiscount { ... on DiscountCodeBasic { codes${first} { nodes { code } } } } } }
    draftOrders${nodes} giftCards${nodes} locations${nodes} publications${nodes} metaobjectDefinitions${nodes}
    metafieldDefinitions(first: 1, ownerType: PRODUCT, namespace: "a", key: "b") { nodes { id } }
    webhookSubscriptions(first: 1, topics: [ORDERS_CREATE], uri: "https://a.b") { nodes { id } }
    collectionByIdentifier(${handle}) ${id} productByIdentifier(${handle}) ${id}
    collection: collectionByIdentifier(identifier: { id: "x" }) ${id} product: productByIdentifier(identifier: { id: "x" }) ${id}
    customerByIdentifier(identifier: { emailAddress: "x" }) ${id} byPhone: customerByIdentifier(identifier: { phoneNumber: "1" }) ${id}
    codeDiscountNodeByCode(code: "x") ${id} collectionByHandle(handle: "x") ${id} productByHandle(handle: "x") ${id}
    currentBulkOperation(type: QUERY) ${id} shopLocales(published: true) { locale } node(id: "x") ${id} nodes(ids: ["x"]) ${id}
    ${[
      'bulkOperation',
      'codeDiscountNode',
      'draftOrder',
      'giftCard',
      'menu',
      'metaobject',
      'page',
      'blog',
      'article',
      'customer',
      'order',
      'location',
      'urlRedirect',
      'inventoryItem',
      'productVariant',
      'metaobjectDefinition',
    ]
      .map((name) => `one${name}: ${name}(id: "x") ${id}`)
      .join('\n')}
    oneCollection: collection(id: "x") ${id} oneProduct: product(id: "x") ${id}
    metaobjectByHandle(handle: { type: "a", handle: "b" }) ${id} metaobjectDefinitionByType(type: "x") ${id}
  }`);
  await send(`{
    articles(first: 1, sortKey: AUTHOR) { nodes { ${documents} } }
    blogs(first: 1, sortKey: HANDLE) { nodes { ${documents} articles${nodes} } }
    pages(first: 1, sortKey: TITLE) { nodes { ${documents} } }
    menus(first: 1, sortKey: TITLE) { nodes { items(limit: 1) ${id} translations(locale: "da") { key } } }
    shop { shopPolicies { translations(locale: "da") { key } } }
    metaobjects(type: "topbar_promotion", first: 1, query: "x", sortKey: "display_name") { nodes { id } }
    all: metaobjects(type: "topbar_promotion", first: 1) { nodes { field(key: "link") { key } } }
    translatableResources(first: 1, resourceType: MENU) { nodes { resourceId nestedTranslatableResources${first} { nodes { resourceId } }
      translations(locale: "da", outdated: false) { key } } }
    translatableResource(resourceId: "x") { resourceId } translatableResourcesByIds(first: 1, resourceIds: ["x"]) { nodes { resourceId } }
    products(first: 1) { nodes { ${metafields} description(truncateAt: 5) options${first} { id } media${nodes} collections${nodes}
      variants(first: 1) { nodes { metafield(namespace: "a", key: "b") { id } contextualPricing(context: { country: DK }) { price { amount } }
        inventoryItem { inventoryLevels${first} { nodes { quantities(names: ["available"]) { quantity } } }
          inventoryLevel(locationId: "gid://shopify/Location/1") ${id} } } } } }
    collections(first: 1) { nodes { products${nodes} hasProduct(id: "x") } }
  }`);
}

async function content() {
  const written = {
    title: 'A title',
    handle: 'a-title',
    body: '<p>x</p>',
    isPublished: true,
    publishDate: '2020-01-01T00:00:00Z',
    metafields: [texts],
  };
  const { page: made } = await change('pageCreate', { page: written }, `page ${metafieldIds}`);
  const metafield = { ...texts, id: made.metafields.nodes[0].id };
  await change('pageUpdate', { id: made.id, page: { ...written, metafields: [metafield] } }, '');
  const { body: _body, isPublished: _isPublished, publishDate: _date, ...blog } = written;
  const { blog: newBlog } = await change('blogCreate', { blog }, 'blog { id }');
  await change('blogUpdate', { id: newBlog.id, blog: { title: 'Another' } }, '');
  const target = await staged();
  const article = {
    ...written,
    blogId: newBlog.id,
    author: { name: 'Mara Lindner' },
    image: { url: target, altText: 'x' },
    summary: 'x',
    tags: ['a'],
  };
  const { article: newArticle } = await change('articleCreate', { article }, 'article { id }');
  await change('articleUpdate', { id: newArticle.id, article }, '');
  const { blogId: _blogId, ...others } = article;
  await change('articleCreate', { article: others, blog: { title: 'New' } }, 'article { id }');
  await change('articleDelete', { id: newArticle.id }, '');
  const listed = { key: 'list', type: 'list.page_reference', value: JSON.stringify([made.id]) };
  const metafieldSet = { ...texts, ...listed, ownerId: made.id };
  await change('metafieldsSet', { metafields: [metafieldSet] }, '');
  await change('metafieldsSet', { metafields: [{ ...texts, ownerId: variantId }] }, '');
  const { type: _type, value: _value, ...named } = texts;
  await change('metafieldsDelete', { metafields: [{ ...named, ownerId: variantId }] }, '');
  await change('shopPolicyUpdate', { shopPolicy: { type: 'PRIVACY_POLICY', body: 'x' } }, '');
  const { files } = await send(`{ files(first: 1) { nodes { id ... on MediaImage {
    translations(locale: "da") { key } image { url(transform: { maxWidth: 9 }) transformedSrc(maxWidth: 9) } } } }
    pages(first: 1, reverse: true) { nodes { metafields(first: 2) { nodes { references${first} { nodes { __typename } } } } } } }`);
  await change('pageDelete', { id: made.id }, '');
  await change('fileUpdate', { files: [{ id: files.nodes[0].id, alt: 'x' }] }, '');
  const item = { title: 'x', type: 'HTTP', url: '/x', tags: ['a'] };
  const resource = { title: 'x', type: 'BLOG', resourceId: newBlog.id };
  const items = [{ ...item, items: [resource] }];
  const menu = { title: 'x', handle: 'x', items };
  const { menu: newMenu } = await change('menuCreate', menu, 'menu { id items { id } }');
  await change(
    'menuUpdate',
    { ...menu, id: newMenu.id, items: [{ ...items[0], id: newMenu.items[0].id }] },
    '',
  );
  await translate(newMenu.id);
  await change('menuDelete', { id: newMenu.id }, '');
  await change('blogDelete', { id: newBlog.id }, '');
}

const metafieldIds = '{ id metafields(first: 1) { nodes { id } } }';

async function translate(resourceId: string) {
  const { translatableResource } = await send(
    'query ($id: ID!) { translatableResource(resourceId: $id) { translatableContent { key digest } } }',
    { id: resourceId },
  );
  const [{ key, digest }] = translatableResource.translatableContent;
  const translations = [{ key, locale: 'da', value: 'y', translatableContentDigest: digest }];
  await change('translationsRegister', { resourceId, translations }, '');
  await change('translationsRemove', { resourceId, translationKeys: [key], locales: ['da'] }, '');
}

/** The address of a picture that has been uploaded. */
async function staged(): Promise<string> {
  const upload = { filename: 'a.svg', mimeType: 'image/svg+xml', resource: 'IMAGE' };
  const input = [{ ...upload, httpMethod: 'PUT', fileSize: '99' }];
  const answer = await change('stagedUploadsCreate', { input }, 'stagedTargets { resourceUrl }');
  const source: string = answer.stagedTargets[0].resourceUrl;
  await app.inject({
    method: 'PUT',
    url: new URL(source).pathname,
    payload: '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>',
    headers: { 'content-type': 'image/svg+xml' },
  });
  const file = { originalSource: source, filename: 'b.svg', alt: 'x', contentType: 'IMAGE' };
  const files = [{ ...file, duplicateResolutionMode: 'REPLACE' }];
  await change('fileCreate', { files }, '');
  return source;
}

async function definitions() {
  const field = {
    key: 'text',
    name: 'Text',
    description: 'x',
    type: 'single_line_text_field',
    required: true,
    validations: [{ name: 'max', value: '9' }],
  };
  const other = { key: 'other', type: 'single_line_text_field' };
  const definition = {
    type: 'a_type',
    name: 'A type',
    description: 'x',
    displayNameKey: 'text',
    access: { storefront: 'PUBLIC_READ' },
    capabilities: { publishable: { enabled: true }, translatable: { enabled: true } },
    fieldDefinitions: [field, other],
  };
  const { metaobjectDefinition } = await change(
    'metaobjectDefinitionCreate',
    { definition },
    'metaobjectDefinition { id }',
  );
  const { type: _fieldType, ...update } = field;
  const { type, ...changed } = definition;
  const fieldDefinitions = [
    { update },
    { delete: { key: 'other' } },
    { create: { key: 'third', type: 'list.variant_reference' } },
  ];
  await change(
    'metaobjectDefinitionUpdate',
    {
      id: metaobjectDefinition.id,
      definition: { ...changed, fieldDefinitions, resetFieldOrder: true },
    },
    '',
  );
  const entry = {
    handle: 'x',
    fields: [{ key: 'text', value: 'x' }],
    capabilities: { publishable: { status: 'ACTIVE' } },
  };
  const values = { third: [variantId] };
  const { metaobject } = await change(
    'metaobjectCreate',
    { metaobject: { ...entry, type, values } },
    `metaobject { id field(key: "third") { references${first} { nodes { __typename } } } }`,
  );
  await change('metaobjectUpdate', { id: metaobject.id, metaobject: { ...entry, values } }, '');
  await change(
    'metaobjectUpsert',
    { handle: { type, handle: 'x' }, metaobject: entry, values },
    '',
  );
  await change('metaobjectDelete', { id: metaobject.id }, '');
  const access = { storefront: 'PUBLIC_READ' };
  const metafield = {
    ownerType: 'PRODUCT',
    namespace: 'a',
    key: 'b',
    name: 'B',
    description: 'x',
    validations: [{ name: 'max', value: '9' }],
    access,
  };
  const typed = { ...metafield, type: 'single_line_text_field' };
  await change('metafieldDefinitionCreate', { definition: typed }, '');
  await change('metafieldDefinitionUpdate', { definition: metafield }, '');
  const standard = { ownerType: 'PRODUCT', namespace: 'reviews', key: 'rating', access };
  await change('standardMetafieldDefinitionEnable', standard, '');
  const { webhookSubscription } = await change(
    'webhookSubscriptionCreate',
    {
      topic: 'METAOBJECTS_UPDATE',
      webhookSubscription: { uri: 'https://a.test/b', format: 'JSON', filter: 'type:a_type' },
    },
    'webhookSubscription { id }',
  );
  await change('webhookSubscriptionDelete', { id: webhookSubscription.id }, '');
}

async function goods() {
  const { productVariant } = await send(
    'query ($id: ID!) { productVariant(id: $id) { product { id } inventoryQuantity inventoryItem { id } } }',
    { id: variantId },
  );
  const variant = {
    id: variantId,
    price: '9.00',
    compareAtPrice: '12.00',
    inventoryPolicy: 'DENY',
  };
  const productId = productVariant.product.id;
  await change('productVariantsBulkUpdate', { productId, variants: [variant] }, '');
  const place = {
    inventoryItemId: productVariant.inventoryItem.id,
    locationId: 'gid://shopify/Location/1',
    changeFromQuantity: productVariant.inventoryQuantity,
  };
  const shared = { name: 'available', reason: 'correction', referenceDocumentUri: 'a://b' };
  const changes = [{ ...place, delta: 1 }];
  await change(
    'inventoryAdjustQuantities',
    { input: { ...shared, changes } },
    'inventoryAdjustmentGroup { changes(inventoryItemIds: [], locationIds: [], quantityNames: []) { delta } }',
  );
  const changeFromQuantity = place.changeFromQuantity + 1;
  const quantities = [{ ...place, changeFromQuantity, quantity: 90 }];
  await change('inventorySetQuantities', { input: { ...shared, quantities } }, '');
  await change('giftCardCreate', { input: { initialValue: '5', code: 'ABCD1234' } }, '');
  const initialAmount = { amount: '5', currencyCode: 'EUR' };
  await change('giftCardCreate', { input: { initialAmount, expiresOn: '2099-01-01' } }, '');
  const discount = {
    title: 'x',
    code: 'NEW',
    startsAt: '2020-01-01T00:00:00Z',
    endsAt: '2099-01-01T00:00:00Z',
    usageLimit: 1,
    appliesOncePerCustomer: true,
    combinesWith: { orderDiscounts: true, productDiscounts: true },
    context: { all: 'ALL' },
    customerGets: { value: { percentage: 0.1 }, items: { all: true }, appliesOnSubscription: true },
    minimumRequirement: { subtotal: { greaterThanOrEqualToSubtotal: '9' } },
  };
  const { codeDiscountNode } = await change(
    'discountCodeBasicCreate',
    { basicCodeDiscount: discount },
    'codeDiscountNode { id }',
  );
  const customerGets = {
    value: { discountAmount: { amount: '5' } },
    items: { collections: { add: ['gid://shopify/Collection/1'] } },
  };
  const { context: _context, ...rest } = { ...discount, code: 'OTHER', customerGets };
  const basicCodeDiscount = { ...rest, customerSelection: { all: true } };
  await change('discountCodeBasicCreate', { basicCodeDiscount }, '');
  for (const name of ['discountCodeDeactivate', 'discountCodeActivate', 'discountCodeDelete']) {
    await change(name, { id: codeDiscountNode.id }, '');
  }
  const query = '{ products { edges { node { id } } } }';
  const { bulkOperation } = await change(
    'bulkOperationRunQuery',
    { query },
    'bulkOperation { id }',
  );
  await askAdmin(
    app,
    'mutation ($id: ID!) { bulkOperationCancel(id: $id) { bulkOperation { id } } }',
    {
      id: bulkOperation.id,
    },
  );
}

async function orders() {
  const input = { email: 'a@b.test', firstName: 'Mara', lastName: 'Lindner', phone: '+4940000000' };
  const { customer } = await change('customerCreate', { input }, 'customer { id }');
  await change('customerUpdate', { input: { id: customer.id, firstName: 'M' } }, '');
  await send(
    `query ($id: ID!) { customerByIdentifier(identifier: { id: $id }) { orders${nodes} addressesV2${nodes} } }`,
    { id: customer.id },
  );
  await change('customerDelete', { input: { id: customer.id } }, '');
  const shippingAddress = {
    firstName: 'Mara',
    lastName: 'Lindner',
    address1: 'Am Beispielkai 12',
    zip: '20457',
    city: 'Hamburg',
    countryCode: 'DE',
    phone: '+4940000000',
  };
  const lineItems = [{ variantId, quantity: 1 }];
  const draft = { lineItems, email: 'mara@example.com', shippingAddress };
  const { draftOrder } = await change(
    'draftOrderCreate',
    { input: { ...draft, note: 'x', tags: ['a'] } },
    `draftOrder { id lineItems${nodes} }`,
  );
  await change('draftOrderComplete', { id: draftOrder.id }, '');
  await change('draftOrderDelete', { input: { id: draftOrder.id } }, '');
  await change('orderCreate', { order: draft }, '');
  await order(
    app,
    await createCheckout(app, { lines: [{ merchandiseId: variantId, quantity: 2 }] }),
  );
  const data = await send(`{ orders(first: 1, reverse: true) { nodes { id
    lineItems${nodes} fulfillmentOrders${first} { nodes { id lineItems${nodes} } } } } }`);
  const [placed] = data.orders.nodes;
  const [part] = placed.fulfillmentOrders.nodes;
  const fulfillment = {
    lineItemsByFulfillmentOrder: [
      {
        fulfillmentOrderId: part.id,
        fulfillmentOrderLineItems: [{ id: part.lineItems.nodes[0].id, quantity: 1 }],
      },
    ],
    trackingInfo: { company: 'Parcel', number: '1Z', url: 'https://a.test/b' },
  };
  await change('fulfillmentCreate', { fulfillment }, '');
  const refund = {
    orderId: placed.id,
    note: 'x',
    refundLineItems: [
      {
        lineItemId: placed.lineItems.nodes[0].id,
        quantity: 1,
        restockType: 'RETURN',
        locationId: 'gid://shopify/Location/1',
      },
    ],
    transactions: [{ amount: '1', kind: 'REFUND', gateway: 'bogus', orderId: placed.id }],
  };
  await change('refundCreate', { input: refund }, '');
  await change('orderUpdate', { input: { id: placed.id, note: 'x', tags: ['a'] } }, '');
  await change('tagsAdd', { id: placed.id, tags: ['b'] }, '');
  await change('tagsRemove', { id: placed.id, tags: ['b'] }, '');
  await send(
    `query ($id: ID!) { order(id: $id) {
      fulfillments(first: 1) { trackingInfo(first: 1) { number } fulfillmentLineItems${first} { nodes { quantity } } }
      refunds(first: 1) { refundLineItems${first} { nodes { quantity } } } } }`,
    { id: placed.id },
  );
  const refundMethod = { originalPaymentMethodsRefund: true };
  const cancelled = { orderId: placed.id, reason: 'OTHER', restock: true, refundMethod };
  await change('orderCancel', cancelled, '');
}
