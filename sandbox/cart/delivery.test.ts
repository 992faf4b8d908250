import { describe, expect, it } from 'vitest';
import { createCheckout, variantOf } from '../checkout/test-checkout.ts';
import { ask, createTestApp, testedVersion } from '../testing/app.ts';
import { createTestDatabase } from '../testing/database.ts';

const database = await createTestDatabase();
const app = await createTestApp(database);
const merchandiseId = await variantOf(app, 'amaro-notte');

const hamburg = {
  firstName: 'Mara',
  lastName: 'Lindner',
  address1: 'Am Beispielkai 12',
  zip: '20457',
  city: 'Hamburg',
  countryCode: 'DE',
};
const cartFields = `
  id checkoutUrl
  delivery { addresses { id selected oneTimeUse address { ... on CartDeliveryAddress {
    address1 address2 city countryCode formatted(withName: true) formattedArea name latitude } } } }
  deliveryGroups(first: 5) { nodes { id groupType
    cartLines(first: 5) { nodes { quantity } }
    deliveryAddress { id city countryCodeV2 country }
    deliveryOptions { handle code title description deliveryMethodType estimatedCost { amount } }
    selectedDeliveryOption { handle } } }`;

interface Address {
  id: string;
  selected: boolean;
  address: Record<string, unknown>;
}
interface Group {
  id: string;
  deliveryOptions: { handle: string }[];
  selectedDeliveryOption: { handle: string };
}
interface Cart {
  id: string;
  checkoutUrl: string;
  delivery: { addresses: Address[] };
  deliveryGroups: { nodes: Group[] };
}
interface Payload {
  cart: Cart;
  userErrors: { code: string; field: string[] }[];
}

async function mutate(name: string, types: string, variables: Record<string, unknown>) {
  const args = Object.keys(variables).map((key) => `${key}: $${key}`);
  const { data, errors } = await ask<Record<string, Payload>>(
    app,
    `mutation (${types}) { ${name}(${args.join(', ')}) {
      cart { ${cartFields} } userErrors { code field } } }`,
    variables,
  );
  expect(errors).toBeUndefined();
  const payload = data[name];
  if (!payload) throw new Error(`${name} answered nothing`);
  return payload;
}

const create = (input: object) => mutate('cartCreate', '$input: CartInput', { input });
const addTypes = '$cartId: ID!, $addresses: [CartSelectableAddressInput!]!';
const add = (cartId: string, ...addresses: object[]) =>
  mutate('cartDeliveryAddressesAdd', addTypes, { cartId, addresses });
const selectOption = (cartId: string, deliveryGroupId: string, deliveryOptionHandle: string) =>
  mutate(
    'cartSelectedDeliveryOptionsUpdate',
    '$cartId: ID!, $selectedDeliveryOptions: [CartSelectedDeliveryOptionInput!]!',
    { cartId, selectedDeliveryOptions: [{ deliveryGroupId, deliveryOptionHandle }] },
  );
const lines = [{ merchandiseId, quantity: 2 }];
const selected = { address: { deliveryAddress: hamburg }, selected: true };

describe('delivery addresses of a cart', () => {
  it('are shown as they were given', async () => {
    const { cart } = await create({ lines, delivery: { addresses: [selected] } });
    expect(cart.delivery.addresses).toMatchObject([
      {
        selected: true,
        oneTimeUse: false,
        address: {
          address1: 'Am Beispielkai 12',
          address2: null,
          city: 'Hamburg',
          countryCode: 'DE',
          formatted: ['Mara Lindner', 'Am Beispielkai 12', '20457 Hamburg', 'Deutschland'],
          formattedArea: 'Hamburg, Deutschland',
          name: 'Mara Lindner',
          latitude: null,
        },
      },
    ]);
  });

  it('are selected one at a time, changed and removed', async () => {
    const { cart } = await create({ lines, delivery: { addresses: [selected] } });
    const vienna = { address: { deliveryAddress: { city: 'Wien', countryCode: 'AT' } } };
    const both = (await add(cart.id, { ...vienna, selected: true })).cart.delivery.addresses;
    expect(both.map((address) => address.selected)).toEqual([false, true]);
    const updated = await mutate(
      'cartDeliveryAddressesUpdate',
      '$cartId: ID!, $addresses: [CartSelectableAddressUpdateInput!]!',
      { cartId: cart.id, addresses: [{ id: both[0]?.id, selected: true }] },
    );
    expect(updated.cart.delivery.addresses.map((address) => address.selected)).toEqual([
      true,
      false,
    ]);
    const removed = await mutate(
      'cartDeliveryAddressesRemove',
      '$cartId: ID!, $addressIds: [ID!]!',
      {
        cartId: cart.id,
        addressIds: [both[0]?.id],
      },
    );
    expect(removed.cart.delivery.addresses.map(({ id }) => id)).toEqual([both[1]?.id]);
    expect(removed.cart.deliveryGroups.nodes).toEqual([]);
  });

  it.runIf(testedVersion >= '2026-01')('are replaced as a whole', async () => {
    const { cart } = await create({ lines, delivery: { addresses: [selected, selected] } });
    expect(cart).toBeNull();
    const { cart: one } = await create({ lines, delivery: { addresses: [selected] } });
    const replaced = await mutate('cartDeliveryAddressesReplace', addTypes, {
      cartId: one.id,
      addresses: [{ address: { deliveryAddress: { city: 'Kiel' } } }],
    });
    expect(replaced.cart.delivery.addresses).toMatchObject([{ address: { city: 'Kiel' } }]);
  });

  it('refuse what does not exist, is incomplete or selected twice', async () => {
    const { cart } = await create({ lines });
    const missing = await mutate(
      'cartDeliveryAddressesRemove',
      '$cartId: ID!, $addressIds: [ID!]!',
      {
        cartId: cart.id,
        addressIds: ['gid://shopify/CartSelectableAddress/none'],
      },
    );
    expect(missing.userErrors).toEqual([
      { code: 'INVALID_DELIVERY_ADDRESS_ID', field: ['addressIds', '0'] },
    ]);
    const twice = await add(cart.id, selected, selected);
    expect(twice.userErrors[0]?.code).toBe('ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED');
    const strict = (deliveryAddress: object) =>
      add(cart.id, { address: { deliveryAddress }, validationStrategy: 'STRICT' });
    expect((await strict({ ...hamburg, city: null })).userErrors).toEqual([
      {
        code: 'ADDRESS_FIELD_IS_REQUIRED',
        field: ['addresses', '0', 'address', 'deliveryAddress', 'city'],
      },
    ]);
    expect((await strict({ ...hamburg, zip: '1' })).userErrors[0]?.code).toBe(
      'INVALID_ZIP_CODE_FOR_COUNTRY',
    );
  });
});

describe('delivery groups', () => {
  it('appear with an address; the first option is selected until another is chosen', async () => {
    const { cart } = await create({ lines });
    expect(cart.deliveryGroups.nodes).toEqual([]);
    const [group] = (await add(cart.id, selected)).cart.deliveryGroups.nodes;
    expect(group).toMatchObject({
      groupType: 'ONE_TIME_PURCHASE',
      cartLines: { nodes: [{ quantity: 2 }] },
      deliveryAddress: { city: 'Hamburg', countryCodeV2: 'DE', country: 'Deutschland' },
      deliveryOptions: [
        { handle: 'delivery', deliveryMethodType: 'SHIPPING' },
        { handle: 'pickup', deliveryMethodType: 'PICK_UP', estimatedCost: { amount: '0.0' } },
      ],
      selectedDeliveryOption: { handle: 'delivery' },
    });
    const chosen = await selectOption(cart.id, group?.id ?? '', 'pickup');
    expect(chosen.cart.deliveryGroups.nodes[0]?.selectedDeliveryOption.handle).toBe('pickup');
    expect((await selectOption(cart.id, group?.id ?? '', 'drone')).userErrors[0]?.code).toBe(
      'INVALID_DELIVERY_OPTION',
    );
    expect((await selectOption(cart.id, 'other', 'pickup')).userErrors[0]?.code).toBe(
      'INVALID_DELIVERY_GROUP',
    );
  });

  it('fill in the form of the checkout', async () => {
    const path = await createCheckout(app, { lines, delivery: { addresses: [selected] } });
    const page = (await app.inject({ url: path })).body;
    expect(page).toContain('value="Am Beispielkai 12"');
    expect(page).toContain('value="20457"');
  });
});

describe('metafields of a cart', () => {
  const set = (ownerId: string, metafield: object) =>
    ask<Record<string, unknown>>(
      app,
      `mutation ($metafields: [CartMetafieldsSetInput!]!) { cartMetafieldsSet(metafields: $metafields) {
        metafields { id namespace key type value } userErrors { code elementIndex field } } }`,
      { metafields: [{ ownerId, ...metafield }] },
    );
  const remove = (ownerId: string, key: string) =>
    ask<Record<string, unknown>>(
      app,
      `mutation ($input: CartMetafieldDeleteInput!) { cartMetafieldDelete(input: $input) {
        deletedId userErrors { code field } } }`,
      { input: { ownerId, key } },
    );
  const read = (id: string) =>
    ask<Record<string, unknown>>(
      app,
      `query ($id: ID!) { cart(id: $id) {
        gift: metafield(namespace: "order", key: "gift") { type value }
        metafields(identifiers: [{ namespace: "order", key: "gift" }, { key: "none" }]) { value } } }`,
      { id },
    );

  it('are set, read and deleted', async () => {
    const { cart } = await create({ lines });
    const gift = { key: 'order.gift', type: 'boolean', value: 'true' };
    expect((await set(cart.id, gift)).data).toMatchObject({
      cartMetafieldsSet: {
        metafields: [{ namespace: 'order', key: 'gift', type: 'boolean', value: 'true' }],
        userErrors: [],
      },
    });
    expect((await read(cart.id)).data.cart).toEqual({
      gift: { type: 'boolean', value: 'true' },
      metafields: [{ value: 'true' }, null],
    });
    expect((await remove(cart.id, 'order.gift')).data).toMatchObject({
      cartMetafieldDelete: { deletedId: expect.stringContaining('Metafield'), userErrors: [] },
    });
    expect((await remove(cart.id, 'order.gift')).data).toMatchObject({
      cartMetafieldDelete: { deletedId: null, userErrors: [{ code: 'METAFIELD_DOES_NOT_EXIST' }] },
    });
    expect((await read(cart.id)).data.cart).toMatchObject({ gift: null });
  });

  it('refuse a value of another type and a cart that does not exist', async () => {
    const { cart } = await create({ lines });
    const wrong = { key: 'order.count', type: 'number_integer', value: 'many' };
    expect((await set(cart.id, wrong)).data).toMatchObject({
      cartMetafieldsSet: { metafields: null, userErrors: [{ code: 'INVALID_VALUE' }] },
    });
    const count = { ...wrong, value: '3' };
    expect((await set('gid://shopify/Cart/none?key=1', count)).data).toMatchObject({
      cartMetafieldsSet: { metafields: null, userErrors: [{ code: 'INVALID_OWNER' }] },
    });
  });
});

it('a variant is available at the place where orders are picked up', async () => {
  const { data } = await ask<Record<string, unknown>>(
    app,
    `query ($id: ID!) @inContext(language: EN) {
      locations(first: 5) { nodes { id name address { city countryCode formatted } } }
      node(id: $id) { ... on ProductVariant { quantityAvailable
        storeAvailability(first: 5) { nodes { available quantityAvailable pickUpTime location { name } } } } } }`,
    { id: merchandiseId },
  );
  expect(data).toMatchObject({
    locations: { nodes: [{ address: { city: null, countryCode: 'DE', formatted: ['Germany'] } }] },
  });
});
