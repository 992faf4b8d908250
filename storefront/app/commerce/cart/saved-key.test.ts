import { expect, test } from 'vitest';
import { parseSavedKey, savedKey } from './saved-key.ts';

test('a key contains product and variant', () => {
  const key = savedKey('gid://shopify/Product/12', 'gid://shopify/ProductVariant/345');
  expect(parseSavedKey(key)).toEqual({ product: '12', variant: '345' });
});

test.each([null, 7, 12.3, '', '12', '12.', '12.x', '12.3.4', ' 12.3', 'a.1'])(
  '%j is no key',
  (text) => {
    expect(parseSavedKey(text)).toBeNull();
  },
);

test('a number has at most twenty digits', () => {
  const twenty = '9'.repeat(20);
  expect(parseSavedKey(`${twenty}.${twenty}`)).toEqual({ product: twenty, variant: twenty });
  expect(parseSavedKey(`${twenty}9.1`)).toBeNull();
  expect(parseSavedKey(`1.${twenty}9`)).toBeNull();
});
