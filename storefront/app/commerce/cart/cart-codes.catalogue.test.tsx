import { buildSchema, isEnumType } from 'graphql';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { languages } from '#shop/languages.ts';
import type {
  discountRejections,
  stockWarningCodes,
  userErrorCodes,
} from '../../../../sandbox/cart/model.ts';
import { variantOf } from '../../../../sandbox/checkout/test-checkout.ts';
import { publishedVersions } from '../../../../sandbox/schema/api-version.ts';
import { readSchema } from '../../../../sandbox/schema/read-schema.ts';
import { ask, createTestApp } from '../../../../sandbox/testing/app.ts';
import { createTestDatabase } from '../../../../sandbox/testing/database.ts';
import type {} from '../../../../sandbox/testing/global-setup.ts';
import { ProblemNote } from '../../cart/problem-note.tsx';
import { I18nProvider } from '../../i18n/i18n.tsx';
import { allMessages } from '../../i18n/messages/index.ts';
import type {
  CartUserErrorFieldsFragment,
  CartWarningFieldsFragment,
} from '../operations/generated.ts';
import { cartErrors, cartWarnings } from './cart-codes.ts';
import { exampleCart, exampleLine } from './cart-examples.ts';
import { toProblems } from './cart-problems.ts';
import { toPublicKey } from './public-key.ts';

// Every code is answered by the sandbox once: what it does by itself, for its cause; then each of the schemas, on demand.

const database = await createTestDatabase();
const app = await createTestApp(database, { control: true });
const [bag, cup, oats, pack, soldOut, grinder] = await Promise.all([
  variantOf(app, 'amaro-notte'),
  variantOf(app, 'becher-lotse'),
  variantOf(app, 'barista-hafer'),
  variantOf(app, 'amaro-espresso-sparpaket'),
  variantOf(app, 'nordhavn-instant'),
  variantOf(app, 'mahlwerk-e64'),
]);
await database
  .updateTable('discount')
  .set({ times_used: 1 })
  .where('code', '=', 'EINMAL')
  .execute();
const once = await database
  .selectFrom('discount')
  .select('id')
  .where('code', '=', 'NURDU')
  .executeTakeFirstOrThrow();
await database
  .insertInto('discount_use')
  .values({ discount_id: once.id, email: 'mara@example.com' })
  .execute();

interface Payload {
  cart: { id: string; lines: { nodes: { id: string }[] } } | null;
  userErrors: { code: string }[];
  warnings: { code: string }[];
}

async function mutate(name: string, types: string, variables: Record<string, unknown>) {
  const args = Object.keys(variables).map((key) => `${key}: $${key}`);
  const { data, errors } = await ask<Record<string, Payload>>(
    app,
    `mutation (${types}) { ${name}(${args.join(', ')}) {
      cart { id lines(first: 9) { nodes { id } } } userErrors { code } warnings { code } } }`,
    variables,
    '2026-10',
  );
  expect(errors).toBeUndefined();
  const payload = data[name];
  if (!payload) throw new Error(`${name} answered nothing`);
  return payload;
}

const create = (input: object) => mutate('cartCreate', '$input: CartInput', { input });
const line = (merchandiseId: string, more: object = {}) => ({
  lines: [{ merchandiseId, ...more }],
});
const withCode = (merchandiseId: string, code: string, more: object = {}) =>
  create({ ...line(merchandiseId, more), discountCodes: [code] });
const addressed = (...deliveryAddresses: object[]) => ({
  ...line(bag),
  delivery: {
    addresses: deliveryAddresses.map((deliveryAddress) => ({
      address: { deliveryAddress },
      selected: true,
      validationStrategy: 'STRICT',
    })),
  },
});
const hamburg = {
  firstName: 'Mara',
  lastName: 'Lindner',
  address1: 'Am Beispielkai 12',
  zip: '20457',
  city: 'Hamburg',
  countryCode: 'DE',
};

async function cartOf(input: object) {
  const { cart } = await create(input);
  if (!cart) throw new Error('no cart');
  return { cartId: cart.id, lineIds: cart.lines.nodes.map(({ id }) => id) };
}

const addChild = async (input: object, parentOf: (lineIds: string[]) => object) => {
  const { cartId, lineIds } = await cartOf(input);
  const lines = [{ merchandiseId: cup, parent: parentOf(lineIds) }];
  return mutate('cartLinesAdd', '$cartId: ID!, $lines: [CartLineInput!]!', { cartId, lines });
};

const selectDelivery = async (change: (group: string) => object) => {
  const { cartId } = await cartOf(addressed(hamburg));
  const { data } = await ask<{ cart: { deliveryGroups: { nodes: { id: string }[] } } }>(
    app,
    'query ($id: ID!) { cart(id: $id) { deliveryGroups(first: 1) { nodes { id } } } }',
    { id: cartId },
  );
  const selectedDeliveryOptions = [change(data.cart.deliveryGroups.nodes[0]?.id ?? '')];
  return mutate(
    'cartSelectedDeliveryOptionsUpdate',
    '$cartId: ID!, $selectedDeliveryOptions: [CartSelectedDeliveryOptionInput!]!',
    { cartId, selectedDeliveryOptions },
  );
};

const errors: Record<(typeof userErrorCodes)[number], () => Promise<Payload>> = {
  INVALID: () => create(line('gid://shopify/ProductVariant/1')),
  INVALID_MERCHANDISE_LINE: async () => {
    const { cartId } = await cartOf(line(bag));
    const lineIds = ['gid://shopify/CartLine/gone'];
    return mutate('cartLinesRemove', '$cartId: ID!, $lineIds: [ID!]!', { cartId, lineIds });
  },
  SELLING_PLAN_NOT_APPLICABLE: () =>
    create(line(cup, { sellingPlanId: 'gid://shopify/SellingPlan/1' })),
  MAXIMUM_EXCEEDED: () => create(line(oats, { quantity: 30 })),
  MINIMUM_NOT_MET: () => create(line(oats)),
  INVALID_INCREMENT: () => create(line(oats, { quantity: 8 })),
  CART_TOO_LARGE: async () => {
    const engraved = (count: number, text: string) =>
      Array.from({ length: count }, (_, index) => ({
        merchandiseId: bag,
        attributes: [{ key: 'engraving', value: `${text} ${index}` }],
      }));
    const { cartId } = await cartOf({ lines: engraved(250, 'a') });
    const add = (lines: object[]) =>
      mutate('cartLinesAdd', '$cartId: ID!, $lines: [CartLineInput!]!', { cartId, lines });
    await add(engraved(250, 'b'));
    return add(engraved(1, 'c'));
  },
  NOTE_TOO_LONG: () => create({ ...line(bag), note: 'x'.repeat(5001) }),
  INVALID_DELIVERY_ADDRESS_ID: async () => {
    const { cartId } = await cartOf(line(bag));
    const addressIds = ['gid://shopify/CartSelectableAddress/none'];
    const types = '$cartId: ID!, $addressIds: [ID!]!';
    return mutate('cartDeliveryAddressesRemove', types, { cartId, addressIds });
  },
  INVALID_DELIVERY_GROUP: () =>
    selectDelivery(() => ({
      deliveryGroupId: 'gid://shopify/CartDeliveryGroup/none',
      deliveryOptionHandle: 'none',
    })),
  INVALID_DELIVERY_OPTION: () =>
    selectDelivery((deliveryGroupId) => ({ deliveryGroupId, deliveryOptionHandle: 'none' })),
  ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED: () => create(addressed(hamburg, hamburg)),
  ADDRESS_FIELD_IS_REQUIRED: () => create(addressed({ ...hamburg, city: null })),
  INVALID_ZIP_CODE_FOR_COUNTRY: () => create(addressed({ ...hamburg, zip: '1' })),
  INVALID_METAFIELDS: () =>
    create({
      ...line(bag),
      metafields: [{ key: 'custom.count', type: 'number_integer', value: 'many' }],
    }),
  PARENT_LINE_NOT_FOUND: () => addChild(line(bag), () => ({ lineId: 'gid://shopify/CartLine/1' })),
  PARENT_LINE_INVALID_REFERENCE: () => addChild(line(bag), () => ({ merchandiseId: bag })),
  PARENT_LINE_NESTING_TOO_DEEP: () =>
    addChild(
      {
        lines: [{ merchandiseId: bag }, { merchandiseId: grinder, parent: { merchandiseId: bag } }],
      },
      ([newest]) => ({ lineId: newest }),
    ),
  BUNDLES_AND_ADDONS_CANNOT_BE_MIXED: () => addChild(line(pack), ([only]) => ({ lineId: only })),
};

const warnings: Record<
  (typeof stockWarningCodes | typeof discountRejections)[number],
  () => Promise<Payload>
> = {
  MERCHANDISE_NOT_ENOUGH_STOCK: () => create(line(bag, { quantity: 900 })),
  MERCHANDISE_OUT_OF_STOCK: () => create(line(soldOut)),
  DISCOUNT_NOT_FOUND: () => withCode(bag, 'UNBEKANNT'),
  DISCOUNT_CURRENTLY_INACTIVE: () => withCode(bag, 'ABGELAUFEN'),
  DISCOUNT_PURCHASE_NOT_IN_RANGE: () => withCode(bag, 'FUENF60'),
  DISCOUNT_CODE_NOT_HONOURED: () =>
    create({ ...line(bag), discountCodes: ['LOTSE10', 'KEINKOMBI'] }),
  DISCOUNT_NO_ENTITLED_LINE_ITEMS: () => withCode(cup, 'NURKAFFEE'),
  DISCOUNT_USAGE_LIMIT_REACHED: () => withCode(grinder, 'EINMAL'),
  DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED: () =>
    create({
      ...line(bag),
      discountCodes: ['NURDU'],
      buyerIdentity: { email: 'mara@example.com' },
    }),
  DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE: async () => {
    const { data } = await ask<{
      node: { sellingPlanAllocations: { nodes: { sellingPlan: { id: string } }[] } };
    }>(
      app,
      `query ($id: ID!) { node(id: $id) { ... on ProductVariant {
        sellingPlanAllocations(first: 1) { nodes { sellingPlan { id } } } } } }`,
      { id: bag },
    );
    const sellingPlanId = data.node.sellingPlanAllocations.nodes[0]?.sellingPlan.id;
    return withCode(bag, 'OHNEABO', { sellingPlanId });
  },
};

const texts = Object.values(allMessages).map(({ cart }): Record<string, unknown> => cart.problem);

test.each(Object.entries(errors))('the user error %s has a text', async (code, trigger) => {
  const { userErrors } = await trigger();
  expect(userErrors.map((error) => error.code)).toContain(code);
  const kind = cartErrors[code] ?? '';
  for (const problem of texts) expect(problem[kind], kind).toBeDefined();
});

test.each(Object.entries(warnings))('the warning %s has a text', async (code, trigger) => {
  const found = await trigger();
  expect(found.warnings.map((warning) => warning.code)).toContain(code);
  const kind = cartWarnings[code] ?? '';
  for (const problem of texts) expect(problem[kind], kind).toBeDefined();
});

const schemas = publishedVersions.map(
  (version) => [version, buildSchema(readSchema(version))] as const,
);
const versionsWith = (enumName: string, code: string) =>
  schemas.flatMap(([version, schema]) => {
    const type = schema.getType(enumName);
    return isEnumType(type) && type.getValue(code) ? [version] : [];
  });
const asked = 'Asked for by a test.';

interface Answered {
  cart: { id: string; lines: { nodes: { id: string }[] } } | null;
  userErrors: CartUserErrorFieldsFragment[];
  warnings: CartWarningFieldsFragment[];
}

/** Changes a cart while the sandbox answers this code. */
async function changeWith(cartProblem: { code: string } & Record<string, string>, version: string) {
  const { cartId, lineIds } = await cartOf(line(bag));
  const setFaults = (payload: object) =>
    app.inject({ method: 'PUT', url: '/_control/faults', payload });
  await setFaults({ cartProblem: { ...cartProblem, message: asked } });
  const { data, errors } = await ask<{ cartLinesUpdate: Answered }>(
    app,
    `mutation ($cartId: ID!, $lines: [CartLineUpdateInput!]!) {
      cartLinesUpdate(cartId: $cartId, lines: $lines) {
        cart { id lines(first: 9) { nodes { id } } }
        userErrors { code field message } warnings { code message target } } }`,
    { cartId, lines: [{ id: lineIds[0], quantity: 2 }] },
    version,
  );
  await setFaults({});
  expect(errors).toBeUndefined();
  return { answered: data.cartLinesUpdate, cartId, lineId: lineIds[0] ?? '' };
}

/** What shoppers read of it in each language, and where. */
function saidOf({ userErrors, warnings }: Answered, cartId: string, lineId: string) {
  const key = toPublicKey(lineId, cartId);
  const cart = {
    ...exampleCart([exampleLine({ key, price: 20 })]),
    discountCodes: [{ code: 'CODE', applicable: false }],
  };
  const problems = toProblems({ userErrors, warnings }, cartId, cart, key);
  expect(problems).toHaveLength(1);
  const said = languages.map((language) =>
    problems
      .map((problem) =>
        renderToStaticMarkup(
          <I18nProvider language={language} messages={allMessages[language]}>
            <ProblemNote problem={problem} left={3} />
          </I18nProvider>,
        ).replace(/<[^>]*>/g, ''),
      )
      .join(),
  );
  const place = problems[0]?.place;
  return { said, place: typeof place === 'object' ? Object.keys(place).join() : place };
}

function expectOwnWords(said: string[]) {
  expect(new Set(said).size, said.join(' | ')).toBe(languages.length);
  for (const text of said) expect(text).not.toMatch(/undefined|Asked for/);
}

const whole = undefined;
test.each(
  Object.keys(cartWarnings).map((code) => {
    if (/^(MERCHANDISE|PRODUCT)_/.test(code)) return [code, 'line', 'line'] as const;
    if (code.startsWith('DISCOUNT_')) return [code, 'cart', 'code'] as const;
    return [code, 'cart', code.startsWith('PAYMENTS_GIFT') ? 'giftCard' : whole] as const;
  }),
)('the warning %s about a %s is said at its place in every language', async (code, target, at) => {
  const versions = versionsWith('CartWarningCode', code);
  expect(versions).not.toEqual([]);
  const problem = { kind: 'warnings', code, target };
  const { answered, cartId, lineId } = await changeWith(problem, versions.at(-1) ?? '');
  expect(answered.warnings).toMatchObject([{ code, message: asked }]);
  const { said, place } = saidOf(answered, cartId, lineId);
  expectOwnWords(said);
  expect(place).toBe(at);
});

test.each(Object.keys(cartErrors))(
  'the user error %s is said at the line in every language',
  async (code) => {
    const versions = versionsWith('CartErrorCode', code);
    expect(versions).not.toEqual([]);
    const { answered, cartId, lineId } = await changeWith(
      { kind: 'userErrors', code },
      versions.at(-1) ?? '',
    );
    expect(answered).toMatchObject({ cart: null, userErrors: [{ code }], warnings: [] });
    const { said, place } = saidOf(answered, cartId, lineId);
    // the merchant's own rule is said in his words
    if (code === 'VALIDATION_CUSTOM') expect(new Set(said)).toEqual(new Set([asked]));
    else expectOwnWords(said);
    expect(place).toBe('line');
  },
);
