import { beforeEach, expect, test, vi } from 'vitest';
import { exampleLine } from '../commerce/cart/cart-examples.ts';
import { followCart } from './last-cart.ts';

const storage = new Map<string, string>();
const stored = () => JSON.parse(storage.get('last-cart') ?? 'null');
const coffee = exampleLine({ key: '7', price: 8.9, quantity: 2 });

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => void storage.set(key, text),
  });
});

test('nothing is stored before the visitor asks for it', () => {
  followCart([coffee]);
  expect(stored()).toBeNull();
});

test('the variants, quantities and names of the cart are stored, nothing else', () => {
  storage.set('last-cart', '[]');
  followCart([coffee]);
  expect(stored()).toEqual(['7 2 X']);
});

test('subscriptions, gift cards and sold-out lines are left out', () => {
  storage.set('last-cart', '[]');
  followCart([
    coffee,
    exampleLine({ key: '8', price: 8, priceOnce: 9 }),
    exampleLine({ key: '9', price: 25, isGiftCard: true }),
    exampleLine({ key: '10', price: 5, quantity: 0 }),
  ]);
  expect(stored()).toEqual(['7 2 X']);
});

test('an emptied cart keeps the last one', () => {
  storage.set('last-cart', '["7 2 X"]');
  followCart([]);
  expect(stored()).toEqual(['7 2 X']);
});
