import { describe, expect, test } from 'vitest';
import { ask, createTestApp } from '../testing/app.ts';
import { createTestDatabase } from '../testing/database.ts';
import { runOperation } from './client.ts';

// What was recorded from the real platform, asked of ours with the shop's own operations.

const database = await createTestDatabase();
const app = await createTestApp(database);

interface Money {
  amount: string;
}

interface Cart {
  id: string;
  checkoutUrl: string;
  totalQuantity: number;
  cost: { subtotalAmount: Money; totalAmount: Money };
  discountCodes: { code: string; applicable: boolean }[];
  discountAllocations: { discountedAmount: Money }[];
  appliedGiftCards: { id: string; lastCharacters: string; presentmentAmountUsed: Money }[];
  lines: {
    nodes: {
      id: string;
      quantity: number;
      cost: { totalAmount: Money; subtotalAmount: Money };
      discountAllocations: { discountedAmount: Money }[];
      merchandise: { id: string; sku: string };
      sellingPlanAllocation: { priceAdjustments: { compareAtPrice: Money }[] } | null;
    }[];
  };
}

interface Payload {
  cart: Cart;
  warnings: { code: string; target: string }[];
  userErrors: { code: string; field: string[] }[];
}

async function change(name: string, variables: Record<string, unknown>): Promise<Payload> {
  const data = await runOperation<Record<string, Payload>>(app, name, variables);
  const [payload] = Object.values(data).filter((value) => typeof value === 'object');
  if (!payload) throw new Error(`${name} answered nothing`);
  return payload;
}

async function variantId(sku: string): Promise<string> {
  const { id } = await database
    .selectFrom('variant')
    .select('id')
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow();
  return `gid://shopify/ProductVariant/${id}`;
}

async function cartWith(lines: Record<string, number>): Promise<Cart> {
  const inputs = await Promise.all(
    Object.entries(lines).map(async ([sku, quantity]) => ({
      merchandiseId: await variantId(sku),
      quantity,
    })),
  );
  return (await change('CartCreate', { lines: inputs })).cart;
}

const notte = 'K100-0250-0001'; // 8.90 €, coffee
const skagen = 'K104-0250-0001'; // 11.50 €, coffee
const grinder = 'K116-0001-0001'; // 399.00 €, no coffee
const soldOut = 'K109-0001-0001';

describe('identity', () => {
  test('of a cart [ENT-002]', async () => {
    const { id, checkoutUrl } = await cartWith({});
    const [, token, key] = /^gid:\/\/shopify\/Cart\/([^?]+)\?key=(\w+)$/.exec(id) ?? [];
    expect(checkoutUrl).toBe(`http://sandbox.test/cart/c/${token}?key=${key}`);
  });

  test('of a missing cart is an error at cartId', async () => {
    const { cart, userErrors } = await change('CartLinesAdd', {
      cartId: 'gid://shopify/Cart/none?key=none',
      lines: [{ merchandiseId: await variantId(notte) }],
    });
    expect(cart).toBeNull();
    expect(userErrors).toMatchObject([{ code: 'INVALID', field: ['cartId'] }]);
  });
});

describe('discounts', () => {
  test('of the order leave subtotal and lines as they are [ENT-003 ENT-005]', async () => {
    const { id } = await cartWith({ [notte]: 10 });
    const { cart } = await change('CartDiscountCodesUpdate', {
      cartId: id,
      discountCodes: ['LOTSE10'],
    });
    expect(cart.cost.subtotalAmount.amount).toBe('89.0');
    expect(cart.cost.totalAmount.amount).toBe('80.1');
    expect(cart.discountAllocations).toMatchObject([{ discountedAmount: { amount: '8.9' } }]);
    expect(cart.lines.nodes[0]).toMatchObject({
      cost: { totalAmount: { amount: '89.0' } },
      discountAllocations: [],
    });
  });

  test('of a product reduce its line [ENT-009 ENT-010]', async () => {
    const { id } = await cartWith({ [grinder]: 1, [notte]: 1 });
    const { cart } = await change('CartDiscountCodesUpdate', {
      cartId: id,
      discountCodes: ['MUEHLE20'],
    });
    const line = cart.lines.nodes.find(({ merchandise }) => merchandise.sku === grinder);
    expect(line).toMatchObject({
      cost: { subtotalAmount: { amount: '399.0' }, totalAmount: { amount: '379.0' } },
      discountAllocations: [{ discountedAmount: { amount: '20.0' } }],
    });
    expect(cart.discountAllocations).toEqual([]);
  });

  test.each([
    ['DISCOUNT_NOT_FOUND', ['GIBTSNICHT'], { [notte]: 1 }],
    ['DISCOUNT_CURRENTLY_INACTIVE', ['ABGELAUFEN'], { [notte]: 1 }],
    ['DISCOUNT_PURCHASE_NOT_IN_RANGE', ['FUENF60'], { [notte]: 1 }],
    ['DISCOUNT_CODE_NOT_HONOURED', ['LOTSE10'], {}],
    ['DISCOUNT_CODE_NOT_HONOURED', ['LOTSE10', 'KEINKOMBI'], { [notte]: 1 }],
    ['DISCOUNT_NO_ENTITLED_LINE_ITEMS', ['MUEHLE20'], { [notte]: 20 }],
  ])('%s for %j [CALL-013 ENT-004]', async (code, discountCodes, lines) => {
    const { id } = await cartWith(lines);
    const { cart, warnings } = await change('CartDiscountCodesUpdate', {
      cartId: id,
      discountCodes,
    });
    expect(warnings).toMatchObject([{ code, target: id }]);
    expect(cart.discountCodes).toContainEqual(expect.objectContaining({ applicable: false }));
    const later = await change('CartLinesAdd', { cartId: id, lines: [] });
    expect(later.warnings).toMatchObject([{ code, target: id }]);
  });
});

describe('gift cards', () => {
  test('are replaced, shown by their last characters, and pay after discounts [ENT-006]', async () => {
    const { id } = await cartWith({ [grinder]: 1 });
    const use = (...giftCardCodes: string[]) =>
      change('CartGiftCardCodesUpdate', { cartId: id, giftCardCodes });
    const first = await use('LOTSE-GIFT-0025-AAAA');
    expect(first.cart.appliedGiftCards).toMatchObject([
      { lastCharacters: 'aaaa', presentmentAmountUsed: { amount: '25.0' } },
    ]);
    expect(first.cart.cost).toMatchObject({
      subtotalAmount: { amount: '399.0' },
      totalAmount: { amount: '374.0' },
    });
    const second = await use('LOTSE-GIFT-0050-AAAA', 'UNKNOWN-CARD');
    expect(second.cart.appliedGiftCards).toMatchObject([
      { presentmentAmountUsed: { amount: '50.0' } },
    ]);
    expect([second.warnings, second.userErrors]).toEqual([[], []]);
  });
});

describe('lines', () => {
  test('of the same kind merge, the newest is first [ENT-007]', async () => {
    const { id } = await cartWith({ [notte]: 1 });
    const add = async (sku: string) =>
      change('CartLinesAdd', { cartId: id, lines: [{ merchandiseId: await variantId(sku) }] });
    await add(skagen);
    const { cart } = await add(notte);
    expect(
      cart.lines.nodes.map(({ merchandise, quantity }) => [merchandise.sku, quantity]),
    ).toEqual([
      [skagen, 1],
      [notte, 2],
    ]);
  });

  test('are capped by the stock, and stay at 0 when there is none', async () => {
    const capped = await change('CartCreate', {
      lines: [{ merchandiseId: await variantId(notte), quantity: 9999 }],
    });
    expect(capped.warnings).toMatchObject([{ code: 'MERCHANDISE_NOT_ENOUGH_STOCK' }]);
    expect(capped.cart.lines.nodes[0]?.quantity).toBe(25);
    const none = await change('CartCreate', {
      lines: [{ merchandiseId: await variantId(soldOut), quantity: 1 }],
    });
    expect(none.warnings).toMatchObject([{ code: 'MERCHANDISE_OUT_OF_STOCK' }]);
    expect(none.cart.lines.nodes[0]?.quantity).toBe(0);
  });

  test('with a selling plan cost less [ENT-014]', async () => {
    const { data } = await ask<{
      product: { sellingPlanGroups: { nodes: { sellingPlans: { nodes: { id: string }[] } }[] } };
    }>(
      app,
      '{ product(handle: "amaro-notte") { sellingPlanGroups(first: 1) { nodes { sellingPlans(first: 1) { nodes { id } } } } } }',
    );
    const sellingPlanId = data.product.sellingPlanGroups.nodes[0]?.sellingPlans.nodes[0]?.id;
    const { cart } = await change('CartCreate', {
      lines: [{ merchandiseId: await variantId(notte), quantity: 1, sellingPlanId }],
    });
    const [line] = cart.lines.nodes;
    expect(line?.cost.totalAmount.amount).toBe('8.01');
    expect(line?.sellingPlanAllocation?.priceAdjustments).toMatchObject([
      { compareAtPrice: { amount: '8.9' } },
    ]);
    const wrong = await change('CartCreate', {
      lines: [{ merchandiseId: await variantId(grinder), quantity: 1, sellingPlanId }],
    });
    expect(wrong.userErrors).toMatchObject([{ code: 'SELLING_PLAN_NOT_APPLICABLE' }]);
  });

  test('that are stale or wrong are refused [CALL-014]', async () => {
    const { id } = await cartWith({ [notte]: 1 });
    const stale = await change('CartLinesUpdate', {
      cartId: id,
      lines: [{ id: 'gid://shopify/CartLine/gone?cart=x', quantity: 1 }],
    });
    expect(stale.userErrors).toMatchObject([{ code: 'INVALID_MERCHANDISE_LINE' }]);
    const wrong = await change('CartLinesAdd', {
      cartId: id,
      lines: [{ merchandiseId: 'gid://shopify/ProductVariant/1' }],
    });
    expect(wrong.userErrors).toMatchObject([{ code: 'INVALID' }]);
  });

  test('of more than 250 are too many inputs', async () => {
    const merchandiseId = await variantId(notte);
    const { errors } = await ask(
      app,
      'mutation Add($lines: [CartLineInput!]) { cartCreate(input: { lines: $lines }) { cart { id } } }',
      { lines: Array.from({ length: 251 }, () => ({ merchandiseId })) },
    );
    expect(errors?.[0]?.extensions?.code).toBe('MAX_INPUT_SIZE_EXCEEDED');
  });
});

describe('predictive search', () => {
  test('wants a limit from 1 to 10', async () => {
    const { errors } = await ask(
      app,
      '{ predictiveSearch(query: "a", limit: 0) { queries { text } } }',
    );
    expect(errors?.[0]?.message).toBe('limit must be within 1..10');
  });

  test('shares the limit among the kinds, or gives it to each', async () => {
    interface Found {
      predictiveSearch: { queries: object[]; products: object[]; collections: object[] };
    }
    const count = async (scope: string) => {
      const { data } = await ask<Found>(
        app,
        `{ predictiveSearch(query: "espresso", limit: 3, limitScope: ${scope}) {
          queries { text } products { id } collections { id } } }`,
      );
      return Object.values(data.predictiveSearch).map((items) => items.length);
    };
    expect((await count('ALL')).reduce((sum, size) => sum + size)).toBe(3);
    expect(await count('EACH')).toEqual([3, 3, 3]);
  });
});

describe('listings', () => {
  interface Listing {
    collection: {
      products: {
        pageInfo: { endCursor: string };
        filters: { type: string; values: { input: string }[] }[];
      };
    };
  }
  test('have base64 cursors and filter inputs in JSON [CONST-031 ENT-055]', async () => {
    const { collection } = await runOperation<Listing>(app, 'Collection', {
      handle: 'kaffee',
      first: 2,
      sortKey: 'PRICE',
    });
    const cursor = Buffer.from(collection.products.pageInfo.endCursor, 'base64').toString();
    expect(Object.keys(JSON.parse(cursor))).toEqual(['last_id', 'last_value']);
    const types = new Set(collection.products.filters.map(({ type }) => type));
    expect(types).toEqual(new Set(['LIST', 'BOOLEAN', 'PRICE_RANGE']));
    for (const { values } of collection.products.filters) {
      for (const { input } of values) expect(JSON.parse(input)).toBeTypeOf('object');
    }
  });
});
