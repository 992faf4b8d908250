import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { networksOf } from '../../server/http/client-address.ts';
import { createLimiters } from '../../server/http/limiters.ts';
import type { Cart } from '../commerce/cart/cart.ts';
import { exampleCart, exampleLine } from '../commerce/cart/cart-examples.ts';
import type { CartProblem } from '../commerce/cart/cart-problems.ts';
import type { Carts } from '../commerce/cart/carts.ts';
import { createSealer } from '../sealer.ts';
import { applyCartChange, type CartServices } from './apply-cart-change.ts';
import type { CartChange } from './cart-change.ts';

const tenMinutes = 600_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A platform with one gift card and one discount code; every other code is unknown to it. */
function createShop() {
  const carts = new Map<string, Cart>();
  const cartOf = (cartId: string) => carts.get(cartId) ?? exampleCart([exampleLine({ price: 9 })]);
  async function change(cartId: string, changes: Partial<Cart>, problems: CartProblem[] = []) {
    const cart = { ...cartOf(cartId), ...changes };
    carts.set(cartId, cart);
    return { cartId, cart, problems };
  }
  const unused = () => Promise.reject(new Error('not asked for'));
  const platform: Carts = {
    read: async (cartId) => cartOf(cartId),
    create: unused,
    add: unused,
    updateLine: unused,
    removeLine: unused,
    removeGiftCard: unused,
    setCountry: unused,
    addDetails: unused,
    checkoutUrl: unused,
    setDiscountCodes: (cartId, codes) =>
      change(
        cartId,
        { discountCodes: codes.map((code) => ({ code, applicable: code === 'GOOD' })) },
        codes
          .filter((code) => code !== 'GOOD')
          .map((code) => ({
            kind: code === 'MINIMUM' ? 'codeMinimum' : code === 'ODD' ? 'other' : 'codeUnknown',
            ...(code === 'ODD' && { message: 'Discount ODD is odd.' }),
            place: { code },
          })),
      ),
    setGiftCards: (cartId, codes) => {
      const key = 'card';
      const used = { amount: 100, currency: 'EUR' };
      const card = { key, lastCharacters: 'GOOD', used, left: used };
      const problem: CartProblem = { kind: 'other', message: 'Gift card GIFT-ODD is odd.' };
      const giftCards = codes.includes('GIFT-GOOD') ? [card] : [];
      return change(cartId, { giftCards }, codes.includes('GIFT-ODD') ? [problem] : []);
    },
  };
  const tools: CartServices = {
    carts: platform,
    sealer: createSealer('of no matter'),
    codeAttempts: createLimiters({ redis: null, secret: 'test' }).codeAttempts,
    language: 'de',
    country: 'DE',
    networks: ['192.0.2.1'],
  };
  return {
    async enter(
      intent: 'applyDiscount' | 'applyGiftCard',
      code: string,
      {
        cart = 'one',
        networks = tools.networks,
      }: { cart?: string; networks?: readonly string[] } = {},
    ) {
      const form: CartChange = { intent, code };
      const request = new Request('https://shop.example/de/cart');
      const cartId = `gid://shopify/Cart/${cart}`;
      const outcome = await applyCartChange(form, cartId, request, { ...tools, networks });
      return outcome?.problems.map(({ kind }) => kind);
    },
    async problemsWith(intent: 'applyDiscount' | 'applyGiftCard', code: string) {
      const request = new Request('https://shop.example/de/cart');
      const outcome = await applyCartChange(
        { intent, code },
        'gid://shopify/Cart/one',
        request,
        tools,
      );
      return outcome?.problems;
    },
  };
}

test.each(['applyDiscount', 'applyGiftCard'] as const)(
  '%s: eight rejected codes per cart are the limit for ten minutes',
  async (intent) => {
    const { enter } = createShop();
    const unknown = intent === 'applyDiscount' ? 'codeUnknown' : 'giftCardUnknown';
    for (let guess = 0; guess < 8; guess += 1) {
      expect(await enter(intent, `GUESS-${guess}`)).toEqual([unknown]);
    }
    expect(await enter(intent, 'GUESS-9')).toEqual(['tooManyTries']);
    expect(await enter(intent, intent === 'applyDiscount' ? 'GOOD' : 'GIFT-GOOD')).toEqual([
      'tooManyTries',
    ]);
    expect(await enter(intent, 'GUESS-10', { cart: 'another' })).toEqual([unknown]);
    vi.advanceTimersByTime(tenMinutes);
    expect(await enter(intent, 'GUESS-11')).toEqual([unknown]);
  },
);

test('sixty rejected codes per IP address are the limit for all its carts', async () => {
  const { enter } = createShop();
  for (let guess = 0; guess < 60; guess += 1) {
    const cart = `cart-${Math.floor(guess / 6)}`;
    expect(await enter('applyGiftCard', `GUESS-${guess}`, { cart })).toEqual(['giftCardUnknown']);
  }
  const fresh = { cart: 'fresh' };
  expect(await enter('applyGiftCard', 'GUESS-61', fresh)).toEqual(['tooManyTries']);
  const elsewhere = { ...fresh, networks: ['192.0.2.2'] };
  expect(await enter('applyGiftCard', 'GUESS-62', elsewhere)).toEqual(['giftCardUnknown']);
});

test('a rejection for any reason counts', async () => {
  const { enter } = createShop();
  for (let attempt = 0; attempt < 8; attempt += 1) {
    expect(await enter('applyDiscount', 'MINIMUM')).toEqual(['codeMinimum']);
  }
  expect(await enter('applyDiscount', 'GOOD')).toEqual(['tooManyTries']);
});

test('accepted codes do not count towards the limit', async () => {
  const { enter } = createShop();
  for (let attempt = 0; attempt < 20; attempt += 1) {
    expect(await enter('applyDiscount', 'GOOD')).toEqual([]);
  }
  expect(await enter('applyGiftCard', 'GIFT-GOOD')).toEqual([]);
});

test('of 24 parallel guesses eight are evaluated', async () => {
  const { enter } = createShop();
  const guesses = Array.from({ length: 24 }, (_, guess) =>
    enter('applyGiftCard', `GUESS-${guess}`),
  );
  const kinds = (await Promise.all(guesses)).flat();
  expect(kinds.filter((kind) => kind === 'giftCardUnknown')).toHaveLength(8);
  expect(kinds.filter((kind) => kind === 'tooManyTries')).toHaveLength(16);
});

test('moving within an IPv6 /64 or /48 does not reset the count', async () => {
  const { enter } = createShop();
  const evaluated = { home: 0, site: 0 };
  for (let guess = 0; guess < 100; guess += 1) {
    const networks = networksOf(`2001:db8:1:2::${guess.toString(16)}`);
    const kinds = await enter('applyGiftCard', `A-${guess}`, { cart: `a${guess}`, networks });
    if (kinds?.[0] === 'giftCardUnknown') evaluated.home += 1;
  }
  for (let guess = 0; guess < 400; guess += 1) {
    const networks = networksOf(`2001:db8:7:${guess.toString(16)}::1`);
    const kinds = await enter('applyGiftCard', `B-${guess}`, { cart: `b${guess}`, networks });
    if (kinds?.[0] === 'giftCardUnknown') evaluated.site += 1;
  }
  expect(evaluated).toEqual({ home: 60, site: 240 });
});

test.each([
  ['applyDiscount', 'ODD', 'discountCode'],
  ['applyGiftCard', 'GIFT-ODD', 'giftCard'],
] as const)(
  '%s: an unknown reason is a plain rejection at the field, without the platform’s message',
  async (intent, code, place) => {
    expect(await createShop().problemsWith(intent, code)).toEqual([
      { kind: 'codeRejected', place },
    ]);
  },
);
