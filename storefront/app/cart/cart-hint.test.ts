import { afterEach, expect, test, vi } from 'vitest';
import { hasCartHint, saveCartHint } from './cart-hint.ts';

afterEach(() => void vi.unstubAllGlobals());

test('the hint is set while the cart is filled', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  expect(hasCartHint()).toBe(false);
  saveCartHint(true);
  expect(hasCartHint()).toBe(true);
  expect([...kept]).toEqual([['cart', 'filled']]);
  saveCartHint(false);
  expect(hasCartHint()).toBe(false);
  expect(kept.size).toBe(0);
});

test('without storage there is no hint and no error', () => {
  const refuse = () => {
    throw new Error('refused');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  saveCartHint(true);
  saveCartHint(false);
  expect(hasCartHint()).toBe(false);
});
