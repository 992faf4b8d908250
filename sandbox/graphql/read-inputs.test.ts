// Whether resolvers look at what `answered-inputs.ts` promises: every argument and input field is sent once, and read.
import { type GraphQLInputType, getNamedType, isInputObjectType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { createCheckout, goodForm, order, variantOf } from '../checkout/test-checkout.ts';
import { ask, createTestApp } from '../testing/app.ts';
import { createTestDatabase } from '../testing/database.ts';
import { isAnsweredArgument, isAnsweredInput } from './answered-inputs.ts';
import type { Resolver } from './implementation.ts';
import { implementSchema } from './schema.ts';
import { implementedTypes } from './types.ts';

const version = '2026-10';
const read = new Set<string>();

/** What no resolver need look at, and why. */
const exceptions: [reason: string, inputs: string[]][] = [
  ['there are no carriers', ['Cart.deliveryGroups(withCarrierRates)']],
  [
    'there is one location',
    [
      'ProductVariant.storeAvailability(near)',
      'QueryRoot.locations(near)',
      'QueryRoot.locations(sortKey)',
      'GeoCoordinateInput.latitude',
      'GeoCoordinateInput.longitude',
    ],
  ],
  ['a parcel has one number', ['Fulfillment.trackingInfo(first)']],
  [
    'there are none',
    ['Customer', 'Location', 'Market', 'Order', 'SellingPlan'].map((it) => `${it}.metafield(key)`),
  ],
  [
    'the test shop has no lists in entries and no excerpts',
    [
      ...['after', 'before', 'first', 'last'].map((it) => `MetaobjectField.references(${it})`),
      'Article.excerpt(truncateAt)',
    ],
  ],
  ['the test shop has only one', ['QueryRoot.blogs(sortKey)', 'QueryRoot.pages(sortKey)']],
  [
    'of @inContext: consent/sessions.test.ts',
    ['analytics', 'marketing', 'preferences', 'saleOfData'].map((it) => `VisitorConsent.${it}`),
  ],
];
const excepted = exceptions.flatMap(([, inputs]) => inputs);

for (const [type, { fields = {} }] of Object.entries(implementedTypes)) {
  for (const [name, resolve] of Object.entries(fields)) {
    const watched = (...[parent, args, context, info]: Parameters<Resolver>) => {
      const declared = info.parentType.getFields()[info.fieldName]?.args ?? [];
      const types = Object.fromEntries(declared.map((argument) => [argument.name, argument.type]));
      const label = (argument: string) => `${type}.${name}(${argument})`;
      return resolve(parent, watch(args, types, label) as never, context, info);
    };
    fields[name] = watched;
  }
}

/** Notes which properties are read; what stands in them is watched, too. */
function watch(
  values: object,
  types: Record<string, GraphQLInputType>,
  label: (name: string) => string,
): object {
  return new Proxy(values, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof name !== 'string' || !types[name]) return value;
      read.add(label(name));
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

function promised(): string[] {
  const all: string[] = [];
  for (const type of Object.values(implementSchema(implementedTypes, version).getTypeMap())) {
    if (isInputObjectType(type)) {
      for (const { name } of Object.values(type.getFields())) {
        if (isAnsweredInput(type.name, name)) all.push(`${type.name}.${name}`);
      }
    }
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      if (!implementedTypes[type.name]?.fields?.[field.name]) continue;
      for (const { name } of field.args) {
        if (isAnsweredArgument(type.name, field.name, name)) {
          all.push(`${type.name}.${field.name}(${name})`);
        }
      }
    }
  }
  return all;
}

const app = await createTestApp(await createTestDatabase(), { control: true });

async function send<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
  const { data, errors } = await ask<Data>(app, query, variables, version);
  expect(errors).toBeUndefined();
  return data;
}

const references = 'references(first: 1) { nodes { __typename } }';
const metafields = `metafield(namespace: "product", key: "certifications") { ${references} }
  metafields(identifiers: [{ namespace: "a", key: "b" }]) { value }`;
const options = 'selectedOptions: [{ name: "Größe", value: "250 g" }]';
const some = '(first: 2) { nodes { __typename } }';

const goods = `fragment Goods on Product {
  description(truncateAt: 5) ${metafields} collections${some} images${some} media${some} options(first: 1) { name }
  featuredImage { url(transform: { maxWidth: 10 }) transformedSrc(maxWidth: 10) }
  sellingPlanGroups(first: 1) { nodes { sellingPlans(first: 1) { nodes { ${metafields} } } } }
  adjacentVariants(${options}) { id } selectedOrFirstAvailableVariant(${options}) { id } variantBySelectedOptions(${options}) { id }
  variants(first: 1) { nodes {
    ${metafields} components${some} groupedBy${some} quantityPriceBreaks(first: 1) { nodes { minimumQuantity } }
    sellingPlanAllocations${some} storeAvailability(first: 1) { nodes { location { ${metafields} } } }
  } }
}`;

interface CartIds {
  id: string;
  lines: { nodes: { id: string }[] };
  delivery: { addresses: { id: string }[] };
  deliveryGroups: { nodes: { id: string; deliveryOptions: { handle: string }[] }[] };
}
const cartIds = `lines(first: 5) { nodes { id attribute(key: "a") { value } } }
  delivery { addresses(selected: true) { id address { ... on CartDeliveryAddress { formatted(withName: true) } } } }
  deliveryGroups(first: 5) { nodes { id deliveryOptions { handle } cartLines${some} } }`;

const place = {
  firstName: 'Mara',
  lastName: 'Lindner',
  company: 'Kai',
  address1: 'Am Beispielkai 12',
  address2: 'Tor 3',
  zip: '20457',
  city: 'Hamburg',
  phone: '+4940000000',
};

test('what is promised is read', async () => {
  expect(promised().length).toBeGreaterThan(300);
  const merchandiseId = await variantOf(app, 'casa-blend');
  const other = await variantOf(app, 'amaro-notte');
  const bundle = await variantOf(app, 'amaro-espresso-sparpaket');
  const documents = [
    `${goods} { products(first: 50) { nodes { ...Goods } } product(handle: "casa-blend") { ...Goods } }`,
    `{ shop { ${metafields} } localization { market { ${metafields} } } locations(first: 1) { nodes { id } }
       collections(first: 1) { nodes { description(truncateAt: 5) ${metafields} products${some} } }
       pages(first: 1) { nodes { ${metafields} } }
       blogs(first: 1) { nodes { ${metafields} articleByHandle(handle: "x") { id } articles(first: 1) { nodes {
         content(truncateAt: 5) excerpt(truncateAt: 5) comments${some} ${metafields} } } } }
       articles${some} blog(handle: "x") { id } blogByHandle(handle: "x") { id } collection(handle: "x") { id } collectionByHandle(handle: "x") { id }
       menu(handle: "x") { id } page(handle: "x") { id } pageByHandle(handle: "x") { id } productByHandle(handle: "x") { id }
       metaobject(handle: { type: "badge", handle: "new" }) { id }
       metaobjects(type: "topbar_promotion", first: 1) { nodes { field(key: "link") { ${references} } } }
       cart(id: "gid://shopify/Cart/x") { id } node(id: "gid://shopify/Shop/1") { id } nodes(ids: []) { id }
       predictiveSearch(query: "espresso") { products { id } }
       article(id: "gid://shopify/Article/1") { id }
       productRecommendations(productHandle: "casa-blend") { id } byId: productRecommendations(productId: "gid://shopify/Product/1") { id } productTags(first: 1) { nodes } productTypes(first: 1) { nodes }
       search(query: "espresso", first: 1, productFilters: [{ price: { min: 1 } }, { productMetafield: { namespace: "a", key: "b", value: "c" } }, { variantOption: { name: "a", value: "b" } }]) { totalCount }
       sitemap(type: PRODUCT) { resources(page: 1) { hasNextPage } } urlRedirects(first: 1) { nodes { id } } }`,
  ];
  for (const document of documents) await send(document);

  const input = { email: goodForm.email, password: 'secret' };
  const both = 'customer { id } customerUserErrors { code }';
  await send(
    `mutation ($input: CustomerCreateInput!) { customerCreate(input: $input) { ${both} } }`,
    { input },
  );
  const { signIn } = await send<{ signIn: { customerAccessToken: { accessToken: string } } }>(
    `mutation ($input: CustomerAccessTokenCreateInput!) { signIn: customerAccessTokenCreate(input: $input) {
      customerAccessToken { accessToken } } }`,
    { input },
  );
  const token = signIn.customerAccessToken.accessToken;
  const { added } = await send<{ added: { customerAddress: { id: string } } }>(
    `mutation ($token: String!, $address: MailingAddressInput!) {
      added: customerAddressCreate(customerAccessToken: $token, address: $address) { customerAddress { id } } }`,
    { token, address: { ...place, country: 'DE', province: 'HH' } },
  );
  const addressId = added.customerAddress.id;
  await send(
    `mutation ($token: String!, $id: ID!) {
      customerAddressUpdate(customerAccessToken: $token, id: $id, address: { city: "Kiel" }) { customerAddress { id } }
      customerDefaultAddressUpdate(customerAccessToken: $token, addressId: $id) { ${both} }
      customerUpdate(customerAccessToken: $token, customer: { firstName: "Mara" }) { ${both} } }`,
    { token, id: addressId },
  );
  await order(
    app,
    await createCheckout(app, {
      lines: [{ merchandiseId, quantity: 2 }],
      discountCodes: ['LOTSE10'],
      buyerIdentity: { customerAccessToken: token },
    }),
  );
  await app.inject({ method: 'POST', url: '/_control/orders/1001/ship', payload: {} });
  await send(
    `query ($token: String!) { customer(customerAccessToken: $token) { ${metafields}
      addresses(first: 2) { nodes { formatted(withName: true) } }
      orders(first: 2) { nodes { ${metafields} discountApplications${some} lineItems${some}
        successfulFulfillments(first: 1) { trackingInfo(first: 1) { number } fulfillmentLineItems${some} } } } } }`,
    { token },
  );

  const deliveryAddress = { ...place, countryCode: 'DE', provinceCode: 'HH' };
  const { cartCreate } = await send<{ cartCreate: { cart: CartIds } }>(
    `mutation ($input: CartInput) { cartCreate(input: $input) { cart { id ${cartIds} ${metafields} attribute(key: "a") { value } } } }`,
    {
      input: {
        lines: [
          { merchandiseId, quantity: 1, attributes: [{ key: 'a', value: 'b' }] },
          { merchandiseId: bundle, quantity: 1 },
          { merchandiseId: other, quantity: 1, parent: { merchandiseId } },
        ],
        buyerIdentity: { countryCode: 'DE', customerAccessToken: token },
        attributes: [{ key: 'a', value: 'b' }],
        metafields: [{ key: 'a.b', type: 'single_line_text_field', value: 'c' }],
        delivery: { addresses: [{ selected: true, address: { deliveryAddress } }] },
      },
    },
  );
  const { id, lines, delivery, deliveryGroups } = cartCreate.cart;
  const [line] = lines.nodes;
  const [address] = delivery.addresses;
  const [group] = deliveryGroups.nodes;
  await send(
    `mutation ($id: ID!, $addresses: [CartSelectableAddressUpdateInput!]!, $lines: [CartLineUpdateInput!]!, $option: CartSelectedDeliveryOptionInput!,
        $address: CartSelectableAddressInput!, $variant: ID!, $line: ID!) {
      cartAttributesUpdate(cartId: $id, attributes: [{ key: "a", value: "c" }]) { cart { id } }
      cartBuyerIdentityUpdate(cartId: $id, buyerIdentity: { email: "mara@example.com" }) { cart { id } }
      cartSelectedDeliveryOptionsUpdate(cartId: $id, selectedDeliveryOptions: [$option]) { cart { id } }
      cartDeliveryAddressesUpdate(cartId: $id, addresses: $addresses) { cart { id } }
      cartDeliveryAddressesAdd(cartId: $id, addresses: [$address]) { cart { id } }
      cartDeliveryAddressesReplace(cartId: $id, addresses: [$address]) { cart { id } }
      cartDeliveryAddressesRemove(cartId: $id, addressIds: []) { cart { id } }
      cartDiscountCodesUpdate(cartId: $id, discountCodes: []) { cart { id } }
      cartGiftCardCodesAdd(cartId: $id, giftCardCodes: []) { cart { id } }
      cartGiftCardCodesUpdate(cartId: $id, giftCardCodes: []) { cart { id } }
      cartGiftCardCodesRemove(cartId: $id, appliedGiftCardIds: []) { cart { id } }
      cartMetafieldsSet(metafields: [{ ownerId: $id, key: "a.b", type: "single_line_text_field", value: "d" }]) { userErrors { code } }
      cartMetafieldDelete(input: { ownerId: $id, key: "a.b" }) { userErrors { code } }
      cartNoteUpdate(cartId: $id, note: "x") { cart { id } }
      cartLinesUpdate(cartId: $id, lines: $lines) { cart { id } }
      cartLinesAdd(cartId: $id, lines: [{ merchandiseId: $variant, parent: { lineId: $line } }]) { cart { id } }
      cartLinesRemove(cartId: $id, lineIds: []) { cart { id } } }`,
    {
      id,
      addresses: [{ id: address?.id, selected: true, address: { deliveryAddress } }],
      address: { address: { copyFromCustomerAddressId: addressId } },
      lines: [{ id: line?.id, quantity: 2 }],
      option: {
        deliveryGroupId: group?.id,
        deliveryOptionHandle: group?.deliveryOptions[0]?.handle,
      },
      variant: other,
      line: line?.id,
    },
  );
  await send(
    `mutation ($token: String!, $id: ID!) {
      customerAddressDelete(customerAccessToken: $token, id: $id) { deletedCustomerAddressId }
      customerAccessTokenRenew(customerAccessToken: $token) { userErrors { field } }
      customerAccessTokenDelete(customerAccessToken: $token) { userErrors { field } } }`,
    { token, id: addressId },
  );
  const isIgnored = (name: string) => !read.has(name) && !excepted.includes(name);
  expect(promised().filter(isIgnored)).toEqual([]);
  // a reason that no longer holds
  expect(excepted.filter((name) => read.has(name) || !promised().includes(name))).toEqual([]);
});
