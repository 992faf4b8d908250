import { describe, expect, test } from 'vitest';
import { isPlatformError } from '../platform/platform.ts';
import { examplePlatform } from '../platform/platform-examples.ts';
import { platformVariant } from '../product/platform-product-examples.ts';
import { createCarts } from './carts.ts';
import { toPublicKey } from './public-key.ts';

const cartId = 'gid://shopify/Cart/token?key=secret';
const lineKey = toPublicKey('gid://shopify/CartLine/line-1?cart=token', cartId);
const cardKey = toPublicKey('gid://shopify/AppliedGiftCard/7', cartId);
const money = (amount: string) => ({ amount, currencyCode: 'EUR' });

function platformLine(more: object = {}) {
  return {
    id: 'gid://shopify/CartLine/line-1?cart=token',
    quantity: 2,
    cost: { subtotalAmount: money('17.8'), totalAmount: money('16.8') },
    discountAllocations: [],
    merchandise: {
      ...platformVariant,
      metafields: [],
      quantityRule: { minimum: 1, maximum: null, increment: 1 },
      product: {
        id: 'gid://shopify/Product/1',
        handle: 'night-shift',
        title: 'Kernel & Co - Night Shift',
        vendor: 'Kernel & Co',
        productType: 'Espresso',
        isGiftCard: false,
        tags: ['bio'],
        sellingPlanGroups: { nodes: [] },
      },
    },
    sellingPlanAllocation: null,
    ...more,
  };
}

const platformCart = (more: object = {}) => ({
  id: cartId,
  totalQuantity: 2,
  checkoutUrl: 'https://checkout.example/cart/c/token?key=secret',
  cost: { subtotalAmount: money('16.8'), totalAmount: money('10.8') },
  discountCodes: [{ code: 'LOTSE1', applicable: true, __typename: 'CartDiscountCode' }],
  discountAllocations: [{ discountedAmount: money('1.0') }],
  appliedGiftCards: [],
  buyerIdentity: { countryCode: 'DE', customer: null },
  lines: { nodes: [platformLine()], pageInfo: { hasNextPage: false, endCursor: null } },
  ...more,
});

const changed = (cart: object | null, more: object = {}) => ({
  cart,
  warnings: [],
  userErrors: [],
  ...more,
});
const refused = (code: string, ...field: string[]) =>
  changed(null, { userErrors: [{ code, field, message: 'no' }] });

/** A platform with this cart that gives this answer to every change. */
function cartsAnswering(answer: object | null, cart: object | null = platformCart()) {
  const { platform, sent } = examplePlatform((_, name) => {
    if (name === 'GetCartById') return { cart };
    return { [name.charAt(0).toLowerCase() + name.slice(1)]: answer };
  });
  return { carts: createCarts(platform), sent };
}

describe('a cart in another market', () => {
  const kroner = { amount: '86.4', currencyCode: 'DKK' };
  const moved = platformCart({
    cost: { subtotalAmount: kroner, totalAmount: kroner },
    buyerIdentity: { countryCode: 'DK', customer: null },
  });
  const visit = (movesTo: (country: string | null) => 'DK' | null) => {
    const { platform, sent } = examplePlatform((_, name) => {
      if (name === 'GetCartById') return { cart: platformCart() };
      if (name === 'CartBuyerIdentityUpdate') return { cartBuyerIdentityUpdate: changed(moved) };
      return { cartLinesAdd: changed(platformCart()) };
    });
    return { carts: createCarts(platform, movesTo), sent };
  };
  const names = (sent: { name: string }[]) => sent.map(({ name }) => name);

  test('gets the country of the page that reads it', async () => {
    const asked: (string | null)[] = [];
    const { carts, sent } = visit((country) => {
      asked.push(country);
      return 'DK';
    });
    expect((await carts.read(cartId, 'da'))?.total).toEqual({ amount: 8640, currency: 'DKK' });
    expect(asked).toEqual(['DE']);
    expect(sent.at(-1)).toMatchObject({
      name: 'CartBuyerIdentityUpdate',
      variables: { cartId, buyerIdentity: { countryCode: 'DK' } },
    });
  });

  test('and of the page that adds to it', async () => {
    const { carts, sent } = visit(() => 'DK');
    const line = { variantId: 'gid://shopify/ProductVariant/1', quantity: 1 };
    expect((await carts.add(cartId, line, 'da', 'DK')).cart.total.currency).toBe('DKK');
    expect(names(sent)).toEqual(['CartLinesAdd', 'CartBuyerIdentityUpdate']);
  });

  test('stays as it is in its own', async () => {
    const { carts, sent } = visit(() => null);
    expect((await carts.read(cartId, 'de'))?.total.currency).toBe('EUR');
    expect(names(sent)).toEqual(['GetCartById']);
  });
});

describe('the cart sent to the browser', () => {
  const read = async (more: object) =>
    cartsAnswering(null, platformCart(more)).carts.read(cartId, 'de');

  test('has amounts, codes and lines, but neither its id nor its checkout URL', async () => {
    const cart = await read({});
    expect(cart).toMatchObject({
      totalQuantity: 2,
      subtotal: { amount: 1680 },
      total: { amount: 1080 },
      discountCodes: [{ code: 'LOTSE1', applicable: true }],
      discounts: [{ amount: 100 }],
      lines: [
        {
          key: lineKey,
          quantity: 2,
          subscription: null,
          intervals: [],
          subtotal: { amount: 1780 },
          total: { amount: 1680 },
          variant: { id: 'gid://shopify/ProductVariant/1', price: { amount: 890 } },
          product: {
            id: 'gid://shopify/Product/1',
            handle: 'night-shift',
            title: 'Night Shift',
            vendor: 'Kernel & Co',
            productType: 'Espresso',
            isGiftCard: false,
            tags: ['bio'],
          },
        },
      ],
    });
    expect(JSON.stringify(cart)).not.toMatch(/secret|token|checkout/);
  });

  test('has a gift card’s last characters, used amount and remaining balance', async () => {
    const card = (used: string, balance: string) => ({
      id: 'gid://shopify/AppliedGiftCard/7',
      lastCharacters: 'ab12',
      presentmentAmountUsed: money(used),
      balance: money(balance),
    });
    const cart = await read({ appliedGiftCards: [card('5.0', '25.0'), card('6.0', '5.0')] });
    expect(cart?.giftCards).toMatchObject([
      { key: cardKey, lastCharacters: 'AB12', used: { amount: 500 }, left: { amount: 2000 } },
      { used: { amount: 600 }, left: { amount: 0 } },
    ]);
  });

  const plan = (number: number, interval: string | null) => ({
    id: `gid://shopify/SellingPlan/${number}`,
    deliveryPolicy: interval && { interval, intervalCount: 4 },
  });

  test('has the interval of a subscription and the available intervals', async () => {
    const line = platformLine({
      sellingPlanAllocation: {
        sellingPlan: plan(1, 'WEEK'),
        priceAdjustments: [{ compareAtPrice: money('8.9') }],
      },
    });
    line.merchandise.product.sellingPlanGroups = {
      nodes: [
        {
          sellingPlans: {
            nodes: [
              plan(1, 'WEEK'),
              plan(2, 'MONTH'),
              plan(3, 'DAY'),
              plan(4, 'YEAR'),
              plan(5, null),
            ],
          },
        },
      ] as never[],
    };
    const cart = await read({ lines: { nodes: [line], pageInfo: { hasNextPage: false } } });
    expect(cart?.lines[0]).toMatchObject({
      subscription: {
        planId: 'gid://shopify/SellingPlan/1',
        interval: { unit: 'WEEK', count: 4 },
        priceOnce: { amount: 890 },
      },
      intervals: [
        { planId: 'gid://shopify/SellingPlan/1', interval: { unit: 'WEEK', count: 4 } },
        { interval: { unit: 'MONTH' } },
        { interval: { unit: 'DAY' } },
      ],
    });
    expect(cart?.lines[0]?.intervals).toHaveLength(3);
  });

  test.each([
    ['a plan without an interval', { sellingPlan: plan(1, null), priceAdjustments: [] }, null],
    [
      'a subscription without a single price',
      { sellingPlan: plan(1, 'DAY'), priceAdjustments: [] },
      { interval: { unit: 'DAY', count: 4 }, priceOnce: null },
    ],
  ])('%s', async (_, sellingPlanAllocation, expected) => {
    const nodes = [platformLine({ sellingPlanAllocation })];
    const cart = await read({ lines: { nodes, pageInfo: { hasNextPage: false } } });
    const subscription = cart?.lines[0]?.subscription;
    if (expected) expect(subscription).toMatchObject(expected);
    else expect(subscription).toBeNull();
  });
});

const none = () => [];

test('an expired cart is null', async () => {
  const { carts, sent } = cartsAnswering(null, null);
  expect(await carts.read(cartId, 'da')).toBeNull();
  expect(await carts.checkoutUrl(cartId, 'DK', 'da', none)).toBeNull();
  expect(sent[0]).toEqual({ name: 'GetCartById', variables: { cartId, language: 'DA' } });
});

test('the checkout URL is the platform’s', async () => {
  expect(await cartsAnswering(null).carts.checkoutUrl(cartId, 'DE', 'de', none)).toBe(
    'https://checkout.example/cart/c/token?key=secret',
  );
});

test('the checkout opens with the delivery country of the shopper', async () => {
  const checkoutUrl = 'https://checkout.example/cart/c/token?key=other';
  const { carts, sent } = cartsAnswering(changed(platformCart({ checkoutUrl })));
  expect(await carts.checkoutUrl(cartId, 'AT', 'de', none)).toBe(checkoutUrl);
  expect(sent.at(-1)).toEqual({
    name: 'CartBuyerIdentityUpdate',
    variables: { cartId, buyerIdentity: { countryCode: 'AT' }, language: 'DE' },
  });
});

test('the checkout gets attributes of the whole cart', async () => {
  const { carts, sent } = cartsAnswering(changed(null));
  await carts.checkoutUrl(cartId, 'DE', 'de', ({ lines }) => [
    { key: 'Lines', value: String(lines.length) },
  ]);
  expect(sent.at(-1)).toEqual({
    name: 'CartAttributesUpdate',
    variables: { cartId, attributes: [{ key: 'Lines', value: '1' }], language: 'DE' },
  });
});

test('attributes of a link stay when others are added', async () => {
  const { platform, sent } = examplePlatform((_, name) =>
    name === 'CartAttributes'
      ? {
          cart: {
            attributes: [
              { key: 'source', value: 'flyer' },
              { key: 'Day', value: 'old' },
            ],
          },
        }
      : changed(null),
  );
  const attributes = [{ key: 'Day', value: 'Tuesday' }];
  await createCarts(platform).addDetails(cartId, { attributes, note: 'Ring twice' }, 'de');
  expect(sent.slice(1)).toEqual([
    {
      name: 'CartAttributesUpdate',
      variables: {
        cartId,
        language: 'DE',
        attributes: [{ key: 'source', value: 'flyer' }, ...attributes],
      },
    },
    { name: 'CartNoteUpdate', variables: { cartId, language: 'DE', note: 'Ring twice' } },
  ]);
});

test('the checkout opens without attributes where the platform does not take them', async () => {
  const { platform } = examplePlatform((_, name) => {
    if (name === 'GetCartById') return { cart: platformCart() };
    throw Object.assign(new Error('no answer'), { name: 'PlatformError' });
  });
  expect(await createCarts(platform).checkoutUrl(cartId, 'DE', 'de', none)).toContain('/cart/c/');
});

describe('mutations sent to the platform', () => {
  const lineId = 'gid://shopify/CartLine/line-1?cart=token';
  type Carts = ReturnType<typeof createCarts>;

  test.each<[string, (carts: Carts) => Promise<unknown>, string, object]>([
    [
      'a new quantity',
      (carts) => carts.updateLine(cartId, lineKey, { quantity: 3 }, 'en'),
      'CartLinesUpdate',
      { lines: [{ id: lineId, quantity: 3 }] },
    ],
    [
      'a new interval',
      (carts) => carts.updateLine(cartId, lineKey, { planId: 'plan' }, 'en'),
      'CartLinesUpdate',
      { lines: [{ id: lineId, sellingPlanId: 'plan' }] },
    ],
    [
      'the end of a subscription',
      (carts) => carts.updateLine(cartId, lineKey, { planId: null }, 'en'),
      'CartLinesUpdate',
      { lines: [{ id: lineId, sellingPlanId: null }] },
    ],
    [
      'a removed line',
      (carts) => carts.removeLine(cartId, lineKey, 'en'),
      'CartLinesRemove',
      { lineIds: [lineId] },
    ],
    [
      'discount codes',
      (carts) => carts.setDiscountCodes(cartId, ['A', 'B'], 'en'),
      'CartDiscountCodesUpdate',
      { discountCodes: ['A', 'B'] },
    ],
    [
      'gift cards',
      (carts) => carts.setGiftCards(cartId, ['A', 'B'], 'en'),
      'CartGiftCardCodesUpdate',
      { giftCardCodes: ['A', 'B'] },
    ],
    [
      'a removed gift card',
      (carts) => carts.removeGiftCard(cartId, cardKey, 'en'),
      'CartGiftCardCodesRemove',
      { appliedGiftCardIds: ['gid://shopify/AppliedGiftCard/7'] },
    ],
    [
      'a delivery country',
      (carts) => carts.setCountry(cartId, 'SE', 'en'),
      'CartBuyerIdentityUpdate',
      { buyerIdentity: { countryCode: 'SE' } },
    ],
    [
      'an item',
      (carts) => carts.add(cartId, { variantId: 'v', quantity: 1 }, 'en', 'DE'),
      'CartLinesAdd',
      { lines: [{ merchandiseId: 'v', quantity: 1 }] },
    ],
    [
      'an item in a subscription',
      (carts) => carts.add(cartId, { variantId: 'v', quantity: 1, planId: 'plan' }, 'en', 'DE'),
      'CartLinesAdd',
      { lines: [{ merchandiseId: 'v', quantity: 1, sellingPlanId: 'plan' }] },
    ],
  ])('%s', async (_, change, name, variables) => {
    const { carts, sent } = cartsAnswering(changed(platformCart()));
    expect(await change(carts)).toMatchObject({ cartId, problems: [], cart: { totalQuantity: 2 } });
    expect(sent).toEqual([{ name, variables: { cartId, language: 'EN', ...variables } }]);
  });
});

describe('a refused mutation', () => {
  test('reads the unchanged cart', async () => {
    const { carts, sent } = cartsAnswering(refused('MAXIMUM_EXCEEDED', 'lines', '0'));
    const change = await carts.updateLine(cartId, lineKey, { quantity: 3 }, 'de');
    expect(change).toMatchObject({
      cart: { totalQuantity: 2 },
      problems: [{ kind: 'tooMany', place: { line: lineKey } }],
    });
    expect(sent.map(({ name }) => name)).toEqual(['CartLinesUpdate', 'GetCartById']);
  });

  test('has no line where it concerns none', async () => {
    const { carts } = cartsAnswering(refused('MAXIMUM_EXCEEDED', 'discountCodes'));
    const change = await carts.setDiscountCodes(cartId, ['A'], 'de');
    expect(change?.problems).toEqual([{ kind: 'tooMany' }]);
  });

  test.each([
    ['the platform does not answer', null, platformCart()],
    ['the platform knows no such cart', refused('INVALID', 'cartId'), platformCart()],
    ['the cart is gone when it is read again', refused('INVALID', 'lines'), null],
  ])('returns null where %s', async (_, answer, cart) => {
    const { carts } = cartsAnswering(answer, cart);
    expect(await carts.removeLine(cartId, lineKey, 'de')).toBeNull();
  });

  test('counts as a platform error where the platform is busy', async () => {
    const { carts } = cartsAnswering(refused('SERVICE_UNAVAILABLE', 'cartId'));
    const error = await carts.removeLine(cartId, lineKey, 'de').catch((thrown) => thrown);
    expect(isPlatformError(error)).toBe(true);
    expect(error.message).toBe('the platform is too busy to change the cart');
  });
});

describe('adding', () => {
  const item = { variantId: 'v', quantity: 1 };
  const created = platformCart({ id: 'gid://shopify/Cart/new?key=other' });

  /** Answers to cartLinesAdd, and one after the other to cartCreate. */
  function carts(add: object | null, ...creations: (object | null)[]) {
    const { platform, sent } = examplePlatform((_, name) => {
      if (name === 'CartCreate') return { cartCreate: creations.shift() ?? null };
      return name === 'GetCartById' ? { cart: null } : { cartLinesAdd: add };
    });
    return { add: createCarts(platform).add, sent };
  }

  test('without a cart creates one', async () => {
    const { add, sent } = carts(null, changed(created));
    expect(await add(null, item, 'da', 'DK')).toMatchObject({ cartId: created.id, problems: [] });
    expect(sent).toEqual([
      {
        name: 'CartCreate',
        variables: {
          lines: [{ merchandiseId: 'v', quantity: 1 }],
          buyerIdentity: { countryCode: 'DK' },
          language: 'DA',
        },
      },
    ]);
  });

  test('to an expired cart creates a new one', async () => {
    const { add, sent } = carts(refused('INVALID', 'cartId'), changed(created));
    expect(await add(cartId, item, 'de', 'DE')).toMatchObject({ cartId: created.id });
    expect(sent.map(({ name }) => name)).toEqual(['CartLinesAdd', 'CartCreate']);
  });

  test('a refused item creates an empty cart with the problem', async () => {
    const refusal = refused('INVALID', 'input', 'lines', '0', 'merchandiseId');
    const { add, sent } = carts(null, refusal, changed(created));
    expect(await add(null, item, 'de', 'DE')).toMatchObject({
      cartId: created.id,
      problems: [{ kind: 'notAdded' }],
    });
    expect(sent[1]).toMatchObject({ name: 'CartCreate', variables: { lines: [], language: 'DE' } });
  });

  test.each([
    ['nothing', [null, changed(created)]],
    ['no cart, not even an empty one', [changed(null), null]],
  ])('fails where the platform creates %s', async (_, creations) => {
    const { add } = carts(null, ...creations);
    await expect(add(null, item, 'de', 'DE')).rejects.toThrow('the platform did not create a cart');
  });
});

test.each<[string, (carts: ReturnType<typeof createCarts>) => Promise<unknown>, object[]]>([
  [
    'an update of a line',
    (carts) => carts.updateLine(cartId, 'old', { quantity: 3 }, 'de'),
    [{ kind: 'lineGone', place: { line: 'old' } }],
  ],
  [
    'a removal of a line',
    (carts) => carts.removeLine(cartId, 'old', 'de'),
    [{ kind: 'lineGone', place: { line: 'old' } }],
  ],
  ['a removal of a gift card', (carts) => carts.removeGiftCard(cartId, 'old', 'de'), []],
])('%s with an unknown key only reads the cart', async (_, change, problems) => {
  const { carts, sent } = cartsAnswering(changed(platformCart()));
  expect(await change(carts)).toMatchObject({ cartId, cart: { totalQuantity: 2 }, problems });
  expect(sent.map(({ name }) => name)).toEqual(['GetCartById']);
});
