import { describe, expect, it } from 'vitest';
import { ask, createTestApp } from '../testing/app.ts';
import { createTestDatabase } from '../testing/database.ts';

const database = await createTestDatabase();
const app = await createTestApp(database);

interface CartAnswer {
  id: string;
  totalQuantity: number;
  checkoutUrl: string;
  note: string | null;
  cost: { subtotalAmount: { amount: string }; totalAmount: { amount: string } };
  discountCodes: { code: string; applicable: boolean }[];
  discountAllocations: { discountedAmount: { amount: string } }[];
  appliedGiftCards: {
    id: string;
    lastCharacters: string;
    presentmentAmountUsed: { amount: string };
  }[];
  lines: {
    nodes: {
      id: string;
      quantity: number;
      cost: { totalAmount: { amount: string }; subtotalAmount: { amount: string } };
      discountAllocations: { code: string; discountedAmount: { amount: string } }[];
      merchandise: { id: string; title: string; product: { title: string } };
      sellingPlanAllocation: {
        priceAdjustments: { price: { amount: string }; compareAtPrice: { amount: string } }[];
      } | null;
    }[];
  };
}

interface Payload {
  cart: CartAnswer | null;
  userErrors: { code: string; field: string[] }[];
  warnings: { code: string; target: string }[];
}

const fragment = `fragment C on Cart {
  id totalQuantity checkoutUrl note
  cost { subtotalAmount { amount } totalAmount { amount } }
  discountCodes { code applicable }
  discountAllocations { discountedAmount { amount } }
  appliedGiftCards { id lastCharacters presentmentAmountUsed { amount } }
  lines(first: 50) { nodes {
    id quantity cost { totalAmount { amount } subtotalAmount { amount } }
    discountAllocations { discountedAmount { amount } ... on CartCodeDiscountAllocation { code } }
    merchandise { ... on ProductVariant { id title product { title } } }
    sellingPlanAllocation { priceAdjustments { price { amount } compareAtPrice { amount } } }
  } }
}`;

type Arguments = Record<string, { type: string; value: unknown }>;

async function mutate(name: string, args: Arguments): Promise<Payload> {
  const entries = Object.entries(args);
  const declared = entries.map(([key, { type }]) => `$${key}: ${type}`).join(', ');
  const passed = entries.map(([key]) => `${key}: $${key}`).join(', ');
  const variables = Object.fromEntries(entries.map(([key, { value }]) => [key, value]));
  const { data, errors } = await ask<Record<string, Payload>>(
    app,
    `${fragment} mutation (${declared}) { ${name}(${passed}) {
      cart { ...C } userErrors { code field } warnings { code target } } }`,
    variables,
  );
  const payload = data?.[name];
  if (!payload) throw new Error(JSON.stringify(errors));
  return payload;
}

const id = (value: string) => ({ type: 'ID!', value });
const create = (input: Record<string, unknown> = {}) =>
  mutate('cartCreate', { input: { type: 'CartInput', value: input } });
const addLines = (cartId: string, value: unknown[]) =>
  mutate('cartLinesAdd', { cartId: id(cartId), lines: { type: '[CartLineInput!]!', value } });
const updateLines = (cartId: string, value: unknown[]) =>
  mutate('cartLinesUpdate', {
    cartId: id(cartId),
    lines: { type: '[CartLineUpdateInput!]!', value },
  });
const useCodes = (cartId: string, value: string[]) =>
  mutate('cartDiscountCodesUpdate', {
    cartId: id(cartId),
    discountCodes: { type: '[String!]!', value },
  });
const useGiftCards = (cartId: string, value: string[]) =>
  mutate('cartGiftCardCodesUpdate', {
    cartId: id(cartId),
    giftCardCodes: { type: '[String!]!', value },
  });

async function newCart(input: Record<string, unknown> = {}): Promise<CartAnswer> {
  const { cart } = await create(input);
  if (!cart) throw new Error('the cart was refused');
  return cart;
}

interface ProductAnswer {
  product: {
    variants: { nodes: { id: string }[] };
    sellingPlanGroups: { nodes: { sellingPlans: { nodes: { id: string }[] } }[] };
  };
}

async function product(handle: string): Promise<{ variants: string[]; plans: string[] }> {
  const { data } = await ask<ProductAnswer>(
    app,
    `query ($handle: String!) { product(handle: $handle) {
      variants(first: 9) { nodes { id } }
      sellingPlanGroups(first: 9) { nodes { sellingPlans(first: 9) { nodes { id } } } } } }`,
    { handle },
  );
  const { variants, sellingPlanGroups } = data.product;
  return {
    variants: variants.nodes.map((node) => node.id),
    plans: sellingPlanGroups.nodes.flatMap((group) =>
      group.sellingPlans.nodes.map(({ id: plan }) => plan),
    ),
  };
}

const casaBlend = await product('casa-blend');
const coffee = casaBlend.variants[0] ?? '';
const plan = casaBlend.plans[0] ?? '';
const cup = (await product('becher-lotse')).variants[0] ?? '';
const instant = (await product('nordhavn-instant')).variants[0] ?? '';
const reordered = (await product('night-shift')).variants[0] ?? '';

describe('a cart', () => {
  it('has the form of the platform', async () => {
    const cart = await newCart({
      lines: [{ merchandiseId: cup, quantity: 2 }],
      note: 'ring twice',
    });
    expect(cart.id).toMatch(/^gid:\/\/shopify\/Cart\/[\w-]+\?key=\w+$/);
    expect(cart.checkoutUrl).toBe(
      cart.id.replace('gid://shopify/Cart/', 'http://sandbox.test/cart/c/'),
    );
    expect(cart.cost.subtotalAmount.amount).toBe('29.8');
    expect(cart.note).toBe('ring twice');
    expect(cart.lines.nodes[0]?.merchandise.product.title).toContain('Becher Lotse');
  });

  it('is null for a foreign key, a forged id or nonsense', async () => {
    const { id: known } = await newCart();
    for (const wrong of [known.replace(/key=.*/, 'key=abc'), 'gid://shopify/Cart/x?key=1', 'x']) {
      const { data } = await ask<{ cart: unknown }>(
        app,
        'query ($id: ID!) { cart(id: $id) { id } }',
        { id: wrong },
      );
      expect(data.cart).toBeNull();
      const { cart, userErrors } = await addLines(wrong, [{ merchandiseId: cup }]);
      expect(cart).toBeNull();
      expect(userErrors).toEqual([{ code: 'INVALID', field: ['cartId'] }]);
    }
  });

  it('prices a subscription and tells the price before', async () => {
    const cart = await newCart({
      lines: [{ merchandiseId: coffee, quantity: 2, sellingPlanId: plan }],
    });
    const [line] = cart.lines.nodes;
    expect(line?.cost.totalAmount.amount).toBe('14.22');
    expect(line?.sellingPlanAllocation?.priceAdjustments).toEqual([
      { price: { amount: '7.11' }, compareAtPrice: { amount: '7.9' } },
    ]);
    const { cart: more } = await updateLines(cart.id, [{ id: line?.id, quantity: 3 }]);
    expect(more?.cost.subtotalAmount.amount).toBe('21.33');
    const { cart: changed } = await updateLines(cart.id, [
      { id: line?.id, quantity: 2, sellingPlanId: null },
    ]);
    expect(changed?.lines.nodes[0]?.sellingPlanAllocation).toBeNull();
    expect(changed?.cost.subtotalAmount.amount).toBe('15.8');
  });

  it('refuses wrong input as the platform does', async () => {
    const { id: cartId } = await newCart();
    const wrong = [
      [{ merchandiseId: 'gid://shopify/ProductVariant/1' }, 'INVALID', 'merchandiseId'],
      [{ merchandiseId: cup, sellingPlanId: plan }, 'SELLING_PLAN_NOT_APPLICABLE', 'sellingPlanId'],
      [{ merchandiseId: cup, quantity: 2_000_000 }, 'MAXIMUM_EXCEEDED', 'quantity'],
    ] as const;
    for (const [line, code, field] of wrong) {
      const { cart, userErrors } = await addLines(cartId, [line]);
      expect(cart).toBeNull();
      expect(userErrors).toEqual([{ code, field: ['lines', '0', field] }]);
    }
    const stale = await updateLines(cartId, [{ id: 'gid://shopify/CartLine/x', quantity: 1 }]);
    expect(stale.userErrors).toEqual([
      { code: 'INVALID_MERCHANDISE_LINE', field: ['lines', '0', 'id'] },
    ]);
  });

  it('takes at most 250 inputs at once', async () => {
    const { id: cartId } = await newCart();
    const lines = Array.from({ length: 251 }, () => ({ merchandiseId: cup }));
    await expect(addLines(cartId, lines)).rejects.toThrow('MAX_INPUT_SIZE_EXCEEDED');
  });
});

describe('stock', () => {
  it('caps the quantity and warns at the line', async () => {
    const { cart, warnings } = await create({ lines: [{ merchandiseId: cup, quantity: 9999 }] });
    const [line] = cart?.lines.nodes ?? [];
    expect(line?.quantity).toBe(47);
    expect(warnings).toEqual([{ code: 'MERCHANDISE_NOT_ENOUGH_STOCK', target: line?.id }]);
  });

  it('keeps a sold-out line at quantity 0', async () => {
    const { cart, warnings } = await create({ lines: [{ merchandiseId: instant }] });
    const [line] = cart?.lines.nodes ?? [];
    expect([line?.quantity, cart?.totalQuantity]).toEqual([0, 0]);
    expect(warnings).toEqual([{ code: 'MERCHANDISE_OUT_OF_STOCK', target: line?.id }]);
  });

  it('lets a reordered item be bought', async () => {
    const { cart, warnings } = await create({
      lines: [{ merchandiseId: reordered, quantity: 60 }],
    });
    expect([cart?.totalQuantity, warnings]).toEqual([60, []]);
  });
});

describe('discount codes', () => {
  it('stay when rejected and warn with every mutation, with the cart as target [ENT-004]', async () => {
    const cart = await newCart({ lines: [{ merchandiseId: cup }] });
    const target = cart.id;
    const first = await useCodes(cart.id, ['LOTSE10', 'nope', 'NOPE']);
    expect(first.cart?.discountCodes).toEqual([
      { code: 'LOTSE10', applicable: true },
      { code: 'nope', applicable: false },
    ]);
    expect(first.cart?.discountAllocations).toEqual([{ discountedAmount: { amount: '1.49' } }]);
    expect(first.cart?.cost).toEqual({
      subtotalAmount: { amount: '14.9' },
      totalAmount: { amount: '13.41' },
    });
    const later = await addLines(cart.id, [{ merchandiseId: coffee }]);
    expect(later.warnings).toEqual([{ code: 'DISCOUNT_NOT_FOUND', target }]);
    const { cart: cleared, warnings } = await useCodes(cart.id, []);
    expect([cleared?.discountCodes, warnings]).toEqual([[], []]);
  });

  it('of product level stand at the line', async () => {
    await database
      .insertInto('discount')
      .values({
        code: 'TASSE20',
        title: 'TASSE20',
        percent: 20,
        level: 'product',
        starts_at: new Date(0),
        combinable: true,
      })
      .execute();
    const cart = await newCart({
      lines: [{ merchandiseId: cup, quantity: 2 }],
      discountCodes: ['TASSE20'],
    });
    const [line] = cart.lines.nodes;
    expect(line?.cost).toEqual({
      totalAmount: { amount: '23.84' },
      subtotalAmount: { amount: '29.8' },
    });
    expect(line?.discountAllocations).toEqual([
      { code: 'TASSE20', discountedAmount: { amount: '5.96' } },
    ]);
    expect(cart.discountAllocations).toEqual([]);
    expect(cart.cost.subtotalAmount.amount).toBe('23.84');
  });
});

describe('gift cards', () => {
  it('are replaced by each update; an unknown one is ignored without a word', async () => {
    await database
      .insertInto('gift_card')
      .values({ code: 'ZWEI-TE-9X4M', balance: 300, initial_balance: 300 })
      .execute();
    const cart = await newCart({ lines: [{ merchandiseId: cup, quantity: 2 }] });
    const both = await useGiftCards(cart.id, ['zweite 9x4m', 'unknown', 'LOTSE-GIFT-0025-AAAA']);
    expect([both.warnings, both.userErrors]).toEqual([[], []]);
    expect(both.cart?.appliedGiftCards).toMatchObject([
      { lastCharacters: '9x4m', presentmentAmountUsed: { amount: '3.0' } },
      { lastCharacters: 'aaaa', presentmentAmountUsed: { amount: '25.0' } },
    ]);
    expect(both.cart?.cost.totalAmount.amount).toBe('1.8');
    const removed = await mutate('cartGiftCardCodesRemove', {
      cartId: id(cart.id),
      appliedGiftCardIds: {
        type: '[ID!]!',
        value: [both.cart?.appliedGiftCards[1]?.id],
      },
    });
    expect(removed.cart?.appliedGiftCards).toHaveLength(1);
    const replaced = await useGiftCards(cart.id, ['LOTSE-GIFT-0025-AAAA']);
    expect(replaced.cart?.appliedGiftCards.map((card) => card.lastCharacters)).toEqual(['aaaa']);
  });
});

describe('many at once', () => {
  it('loses no update to one cart', { timeout: 30_000 }, async () => {
    const { id: cartId } = await newCart();
    const values = Array.from({ length: 30 }, (_, index) => String(index));
    const answers = await Promise.all(
      values.map((value) =>
        addLines(cartId, [{ merchandiseId: reordered, attributes: [{ key: 'n', value }] }]),
      ),
    );
    expect(answers.flatMap((answer) => answer.userErrors)).toEqual([]);
    const { data } = await ask<{ cart: { totalQuantity: number } }>(
      app,
      'query ($id: ID!) { cart(id: $id) { totalQuantity } }',
      { id: cartId },
    );
    expect(data.cart.totalQuantity).toBe(30);
  });
});
