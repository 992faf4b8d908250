import { expect, test } from 'vitest';
import { fromPublicKey, toPublicKey } from './public-key.ts';

const cartId = 'gid://shopify/Cart/Z2NwLWV1?key=secret';

test.each([
  'gid://shopify/CartLine/9d3a-11?cart=Z2NwLWV1',
  'gid://shopify/CartLine/Z2NwLWV1/9d3a?cart=Z2NwLWV1',
  'gid://shopify/CartLine/of-another-form#ä',
  'gid://shopify/AppliedGiftCard/7',
])('the id %s survives the way to the browser and back', (id) => {
  expect(fromPublicKey(toPublicKey(id, cartId), cartId)).toBe(id);
});

test('a key does not contain the token of the cart', () => {
  const key = toPublicKey('gid://shopify/CartLine/Z2NwLWV1/9d3a?cart=Z2NwLWV1', cartId);
  expect(Buffer.from(key, 'base64url').toString()).toBe(
    'gid://shopify/CartLine/{cart}/9d3a?cart={cart}',
  );
  expect(key).toMatch(/^[\w-]+$/);
});

test('a key is valid for the id of the cart without its access key as well', () => {
  const id = 'gid://shopify/CartLine/1?cart=Z2NwLWV1';
  const key = toPublicKey(id, 'gid://shopify/Cart/Z2NwLWV1');
  expect(fromPublicKey(key, cartId)).toBe(id);
});

test.each(['', 'line-1', Buffer.from('gid://other/1').toString('base64url')])(
  '%j is not a key',
  (key) => {
    expect(fromPublicKey(key, cartId)).toBeNull();
  },
);
