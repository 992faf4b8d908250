import { expect, test } from 'vitest';
import { exampleCart as cart, exampleLine as line } from './cart-examples.ts';
import {
  freeShipping,
  isShippedByForwardingAgency,
  shippingEstimate,
  shippingKindOfCart,
} from './cart-shipping.ts';

test.each([
  [['Sonderversand'], true],
  [['Speditionsversand', 'neu'], true],
  [['Elektrische Mühlen'], true],
  [['bio'], false],
  [[], false],
])('tags %j ship by forwarding agency: %s [ENT-022]', (tags, forwarded) => {
  const value = cart([line({ price: 1 }), line({ price: 2, tags })]);
  expect(isShippedByForwardingAgency(value)).toBe(forwarded);
});

const coffee = line({ price: 30 });
const special = line({ price: 80, tags: ['Elektrische Mühlen'] });
const freight = line({ price: 900, tags: ['Speditionsversand'] });
const giftCard = line({ price: 50, isGiftCard: true });
const soldOut = line({ price: 900, quantity: 0, tags: ['Speditionsversand'] });

test.each([
  ['coffee below the threshold', [coffee], 'standard', 490],
  ['coffee above it', [coffee, coffee], 'standard', 0],
  ['an electric grinder is not free', [coffee, coffee, special], 'special', 490],
  ['freight wins', [special, freight, coffee], 'freight', 4900],
  ['a gift card travels by e-mail', [giftCard], 'email', 0],
  ['a cart in which all is sold out', [soldOut], 'nothing', 0],
  ['a gift card beside what is sold out', [giftCard, soldOut], 'email', 0],
  ['a gift card beside coffee', [giftCard, coffee], 'standard', 490],
  ['what is sold out does not travel', [soldOut, coffee], 'standard', 490],
  ['nothing', [], 'nothing', 0],
])('shipping of %s [CONST-002 CONST-004]', (_, lines, kind, cost) => {
  expect(shippingKindOfCart(cart(lines))).toBe(kind);
  expect(shippingEstimate(cart(lines), 'DE').cost?.amount).toBe(cost);
});

test.each([
  [[coffee], { state: 'below', missing: { amount: 1900 }, progress: 30 / 49 }],
  [[coffee, coffee], { state: 'reached' }],
  [[coffee, special], { state: 'forwarded', kind: 'special', cost: { amount: 490 } }],
  [[freight], { state: 'forwarded', kind: 'freight', cost: { amount: 4900 } }],
  [[giftCard], { state: 'nothingToShip' }],
  [[soldOut], { state: 'nothingToShip' }],
])('the free-shipping state %# [CALL-026 DEC-043 STATE-016 STATE-017]', (lines, expected) => {
  expect(freeShipping(cart(lines), 'DE')).toMatchObject(expected);
});

test.each([
  [[coffee, coffee], { state: 'never', cost: { amount: 490 } }],
  [[special], { state: 'forwarded', kind: 'special', cost: { amount: 490 } }],
  [[freight], { state: 'forwarded', kind: 'freight', cost: null }],
  [[giftCard], { state: 'nothingToShip' }],
])('a country without free shipping is not promised any %#', (lines, expected) => {
  expect(freeShipping(cart(lines), 'DK')).toMatchObject(expected);
});
