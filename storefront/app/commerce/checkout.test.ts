import { expect, test } from 'vitest';
import { isAllowedCheckout } from './checkout.ts';

test.each([
  ['https://checkout.example/cart/c/a?key=b', true],
  ['http://localhost:4000/cart/c/a', true],
  ['https://checkout.example.evil.example/', false],
  ['https://evil.example/checkout.example', false],
  ['https://checkout.example@evil.example/', false],
  ['https://user@checkout.example/', false],
  ['javascript:alert(1)', false],
  ['/cart', false],
])('%s is a checkout: %s', (url, allowed) => {
  expect(isAllowedCheckout(url, ['checkout.example', 'localhost:4000'])).toBe(allowed);
});
