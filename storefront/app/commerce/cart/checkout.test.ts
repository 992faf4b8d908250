import { expect, test } from 'vitest';
import { checkoutUrlWith, isAllowedCheckoutUrl } from './checkout.ts';

test.each([
  ['https://checkout.example/cart/c/a?key=b', true],
  ['http://localhost:4000/cart/c/a', true],
  ['https://checkout.example.evil.example/', false],
  ['https://evil.example/checkout.example', false],
  ['https://checkout.example@evil.example/', false],
  ['https://user@checkout.example/', false],
  ['javascript:alert(1)', false],
  ['ftp://checkout.example/', false],
  ['https://:password@checkout.example:8443/', false],
  ['/cart', false],
])('%s is an allowed checkout URL: %s', (url, allowed) => {
  expect(isAllowedCheckoutUrl(url, ['checkout.example', 'localhost:4000'])).toBe(allowed);
});

test.each([
  [{ payment: 'paypal', isSignedIn: false }, '&payment=paypal'],
  [{ payment: null, isSignedIn: true }, '&sso=silent'],
  [{ payment: null, isSignedIn: false }, ''],
])('with %j a checkout URL gets %j and keeps the rest', (options, added) => {
  const url = 'https://checkout.example/cart/c/a?key=b';
  expect(checkoutUrlWith(url, options)).toBe(url + added);
});
