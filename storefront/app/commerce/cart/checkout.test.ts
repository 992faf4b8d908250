import { expect, test } from 'vitest';
import { expressCheckoutUrl, isAllowedCheckoutUrl } from './checkout.ts';

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

test('an express checkout URL adds the payment parameter and keeps the rest', () => {
  expect(expressCheckoutUrl('https://checkout.example/cart/c/a?key=b', 'paypal')).toBe(
    'https://checkout.example/cart/c/a?key=b&payment=paypal',
  );
  expect(expressCheckoutUrl('https://checkout.example/?payment=old', 'new')).toBe(
    'https://checkout.example/?payment=new',
  );
});
