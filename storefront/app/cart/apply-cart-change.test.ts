import { expect, test, vi } from 'vitest';
import { exampleCart, exampleLine } from '../commerce/cart/cart-examples.ts';
import type { Carts } from '../commerce/cart/carts.ts';
import { createSealer } from '../sealer.ts';
import { applyCartChange, type CartServices } from './apply-cart-change.ts';
import type { CartChange } from './cart-change.ts';
import { readGiftCards, setGiftCardCookie } from './gift-card-cookie.ts';

const cartId = 'gid://shopify/Cart/one';
const sealer = createSealer('of no matter');
const cart = {
  ...exampleCart([exampleLine({ price: 9 })]),
  discountCodes: [
    { code: 'LOTSE10', applicable: true },
    { code: 'OTHER', applicable: true },
  ],
};

function setUp(found: typeof cart | null = cart) {
  const change = async () => found && { cartId, cart: found, problems: [] };
  const carts = {
    read: vi.fn(async () => found),
    create: vi.fn(async () => ({ cartId, cart, problems: [] })),
    add: vi.fn(async () => ({ cartId, cart, problems: [] })),
    updateLine: vi.fn(change),
    removeLine: vi.fn(change),
    setDiscountCodes: vi.fn(change),
    setGiftCards: vi.fn(change),
    removeGiftCard: vi.fn(change),
    setCountry: vi.fn(change),
    addDetails: vi.fn(async () => undefined),
    checkoutUrl: vi.fn(async () => null),
  } satisfies Carts;
  // changes of lines count no attempts
  const tools = { carts, sealer, language: 'en', country: 'DE' } as unknown as CartServices;
  const send = (form: CartChange, id: string | null = cartId, headers = {}) =>
    applyCartChange(form, id, new Request('https://shop.example/en/cart', { headers }), tools);
  return { carts, send };
}

const variant = 'gid://shopify/ProductVariant/1';
const plan = 'gid://shopify/SellingPlan/1';

test.each([
  [plan, plan],
  ['', undefined],
  [undefined, undefined],
])('an item with the plan %j is added with the plan %j', async (given, planId) => {
  const { carts, send } = setUp();
  const form = { intent: 'add', variant, quantity: 2, plan: given } as const;
  const outcome = await send(form, null);
  expect(carts.add).toHaveBeenCalledExactlyOnceWith(
    null,
    { variantId: variant, quantity: 2, planId },
    'en',
    'DE',
  );
  expect(outcome).toEqual({ cartId, cart, problems: [], cookies: [] });
});

test('a quantity is changed, and zero removes the line', async () => {
  const { carts, send } = setUp();
  await send({ intent: 'setQuantity', line: 'a', quantity: 3 });
  expect(carts.updateLine).toHaveBeenCalledExactlyOnceWith(cartId, 'a', { quantity: 3 }, 'en');
  await send({ intent: 'setQuantity', line: 'a', quantity: 0 });
  expect(carts.removeLine).toHaveBeenCalledExactlyOnceWith(cartId, 'a', 'en');
  expect(carts.updateLine).toHaveBeenCalledOnce();
});

test('a line is removed', async () => {
  const { carts, send } = setUp();
  expect(await send({ intent: 'remove', line: 'a' })).toMatchObject({ cartId, cookies: [] });
  expect(carts.removeLine).toHaveBeenCalledExactlyOnceWith(cartId, 'a', 'en');
});

test.each([
  [plan, plan],
  ['', null],
] as const)('the interval %j sets the plan %j', async (given, planId) => {
  const { carts, send } = setUp();
  await send({ intent: 'setInterval', line: 'a', plan: given });
  expect(carts.updateLine).toHaveBeenCalledExactlyOnceWith(cartId, 'a', { planId }, 'en');
});

test('a discount code is removed case-insensitively, and the others stay', async () => {
  const { carts, send } = setUp();
  await send({ intent: 'removeDiscount', code: 'lotse10' });
  expect(carts.setDiscountCodes).toHaveBeenCalledExactlyOnceWith(cartId, ['OTHER'], 'en');
});

test('a removed gift card is removed from the cookie, and the others stay', async () => {
  const { carts, send } = setUp();
  const entered = [
    { key: '1', code: 'GIFT-1' },
    { key: '2', code: 'GIFT-2' },
  ];
  const cookie = (await setGiftCardCookie(entered, cartId, sealer)).split(';')[0];
  const outcome = await send({ intent: 'removeGiftCard', card: '1' }, cartId, { cookie });
  expect(carts.removeGiftCard).toHaveBeenCalledExactlyOnceWith(cartId, '1', 'en');
  const [kept = ''] = outcome?.cookies ?? [];
  const next = new Request('https://shop.example', {
    headers: { cookie: kept.split(';')[0] ?? '' },
  });
  expect(await readGiftCards(next, cartId, sealer)).toEqual([{ key: '2', code: 'GIFT-2' }]);
});

test('the platform’s message about a gift card, which may contain its code, is not passed on', async () => {
  const { carts, send } = setUp();
  const problems = [{ kind: 'other' as const, message: 'GIFT-1 is odd' }];
  carts.removeGiftCard.mockResolvedValueOnce({ cartId, cart, problems: problems as never });
  const outcome = await send({ intent: 'removeGiftCard', card: '1' });
  expect(outcome?.problems).toEqual([{ kind: 'codeRejected', place: 'giftCard' }]);
});

const changes: CartChange[] = [
  { intent: 'setQuantity', line: 'a', quantity: 1 },
  { intent: 'setQuantity', line: 'a', quantity: 0 },
  { intent: 'remove', line: 'a' },
  { intent: 'setInterval', line: 'a', plan: '' },
  { intent: 'removeDiscount', code: 'X' },
  { intent: 'removeGiftCard', card: '1' },
  { intent: 'applyDiscount', code: 'X' },
  { intent: 'applyGiftCard', code: 'X' },
];

test.each(changes)('$intent without a cart changes nothing', async (form) => {
  const { carts, send } = setUp();
  expect(await send(form, null)).toBeNull();
  for (const method of Object.values(carts)) expect(method).not.toHaveBeenCalled();
});

test.each(changes)('$intent in an expired cart returns null', async (form) => {
  expect(await setUp(null).send(form)).toBeNull();
});
