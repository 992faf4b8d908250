import fc from 'fast-check';
import { expect, test } from 'vitest';
import { redactPersonalData } from './redact-text.ts';

test.each([
  ['an e-mail address', 'bounced: vera.muster+shop@mail.example', 'vera'],
  ['an encoded e-mail address', 'GET /x/vera%40mail.example failed', 'vera'],
  ['a cart', 'gone: gid://shopify/Cart/c1-abc?key=f00', 'c1-abc'],
  ['a cart’s address', 'no answer from https://pay.example/cart/c/Z2NwLWV1cm9wZQ', 'Z2Nw'],
  ['a gift card', 'cannot use LOTSE-GIFT-0025-AAAA', '0025'],
  ['a gift card in small letters', 'cannot use card-one-1111', '1111'],
  ['a gift card without dashes', 'cannot use 3h27k9p4x8w2c6v1', '3h27'],
  ['a discount code', 'the code "LOTSE10" is not valid', 'LOTSE10'],
  ['a discount code with a colon', "unknown code: 'LOTSE10'", 'LOTSE10'],
  ['a code in a form', 'intent=applyDiscount&code=LOTSE10', 'LOTSE10'],
  ['a token', 'https://shop.example/de/newsletter/confirm?token=abc.def', 'abc.def'],
  ['a query', 'Failed to fetch /de/search?q=surprise+for+vera', 'surprise'],
  ['a query with a filter', 'at https://shop.example/de/c/x?filter.v=1&sort=price', 'sort'],
  ['a network address', 'connect ECONNREFUSED 198.51.100.7:443', '198.51'],
  ['a long network address', 'connect ECONNREFUSED 2001:db8::7:1 refused', 'db8'],
])('%s is redacted', (_, text, never) => {
  expect(redactPersonalData(text)).not.toContain(never);
  expect(redactPersonalData(text)).toContain('[hidden]');
});

test.each([
  "Cannot read properties of undefined (reading 'title')",
  'Minified React error #418; visit https://react.dev/errors/418 for the full message',
  'https://shop.example/assets/shell-D4a0vp_a.js:1:2345',
  'GraphQL Error (Code: 502)',
  'Is there a page? There is none: 12:30:05',
])('%s is not changed', (text) => {
  expect(redactPersonalData(text)).toBe(text);
});

test('an e-mail address is redacted in any surrounding text', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      expect(redactPersonalData(`${before} vera@mail.example ${after}`)).not.toContain('vera@');
    }),
  );
});
