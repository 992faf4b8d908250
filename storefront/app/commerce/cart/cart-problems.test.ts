import { expect, test } from 'vitest';
import type { CartErrorCode, CartWarningCode } from '../operations/generated.ts';
import { euros } from '../price/money.ts';
import type { Cart } from './cart.ts';
import { exampleCart, exampleLine } from './cart-examples.ts';
import { toProblems } from './cart-problems.ts';
import { toPublicKey } from './public-key.ts';

const cartId = 'gid://shopify/Cart/token?key=secret';
const lineId = 'gid://shopify/CartLine/abc-1?cart=token';
const lineKey = toPublicKey(lineId, cartId);

const cartWith = (codes: Record<string, boolean>): Cart => ({
  ...exampleCart([exampleLine({ price: 20 }), exampleLine({ price: 25, isGiftCard: true })]),
  discountCodes: Object.entries(codes).map(([code, applicable]) => ({ code, applicable })),
});

const warn = (code: CartWarningCode, message: string, target: string, cart: Cart) =>
  toProblems({ warnings: [{ code, message, target }], userErrors: [] }, cartId, cart);

test.each([
  ['MERCHANDISE_NOT_ENOUGH_STOCK', 'notEnoughStock'],
  ['MERCHANDISE_OUT_OF_STOCK', 'outOfStock'],
] as const)('%s is assigned to its line [ERR-009]', (code, kind) => {
  expect(warn(code, 'Only 3', lineId, cartWith({}))).toEqual([{ kind, place: { line: lineKey } }]);
});

test.each([
  ['DISCOUNT_NOT_FOUND', 'codeUnknown'],
  ['DISCOUNT_CURRENTLY_INACTIVE', 'codeInactive'],
  ['DISCOUNT_USAGE_LIMIT_REACHED', 'codeUsedUp'],
  ['DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED', 'codeUsedByYou'],
  ['DISCOUNT_NO_ENTITLED_LINE_ITEMS', 'codeWrongProducts'],
  ['DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE', 'codeNotForSubscriptions'],
  ['DISCOUNT_CODE_NOT_HONOURED', 'codeRejected'],
] as const)('%s is assigned to its code [ERR-009 VALID-004]', (code, kind) => {
  const cart = cartWith({ ONE: false, ONE1: false });
  expect(warn(code, 'The code one1 does not work.', cartId, cart)).toEqual([
    { kind, place: { code: 'ONE1' } },
  ]);
});

test('a code rejected beside an accepted one is not combinable', () => {
  const cart = cartWith({ FIRST: true, SECOND: false });
  expect(warn('DISCOUNT_CODE_NOT_HONOURED', 'no', cartId, cart)).toEqual([
    { kind: 'codeNotCombinable', place: { code: 'SECOND' } },
  ]);
});

test.each([
  ['needs a minimum purchase of 60.0 EUR.', { minimum: euros(60), missing: euros(40) }],
  ['gilt ab 60,50 €', { minimum: euros(60.5), missing: euros(40.5) }],
  ['needs a minimum purchase of 15 EUR.', { minimum: euros(15) }],
  ['needs more', {}],
])('the minimum in "%s"; gift cards do not count towards it', (message, amounts) => {
  const cart = cartWith({ FUENF60: false });
  expect(warn('DISCOUNT_PURCHASE_NOT_IN_RANGE', `FUENF60 ${message}`, cartId, cart)).toEqual([
    { kind: 'codeMinimum', place: { code: 'FUENF60' }, ...amounts },
  ]);
});

test.each([
  ['INVALID_MERCHANDISE_LINE', ['lines', '0', 'id'], 'lineGone'],
  ['SELLING_PLAN_NOT_APPLICABLE', ['lines', '0', 'sellingPlanId'], 'noSubscription'],
  ['MAXIMUM_EXCEEDED', ['lines', '0'], 'tooMany'],
  ['CART_TOO_LARGE', ['lines'], 'cartFull'],
  ['INVALID', ['lines', '0', 'merchandiseId'], 'notAdded'],
] as [CartErrorCode, string[], string][])('%s at %j [ERR-009]', (code, field, kind) => {
  const userErrors = [{ code, field, message: `about ${lineId}` }];
  expect(toProblems({ warnings: [], userErrors }, cartId, cartWith({}), 'abc-1')).toEqual([
    { kind, place: { line: 'abc-1' } },
  ]);
});

test('gift cards that cannot be redeemed are said beside their field', () => {
  const warnings = warn('PAYMENTS_GIFT_CARDS_UNAVAILABLE', 'no', cartId, cartWith({}));
  expect(warnings).toEqual([{ kind: 'giftCardsUnavailable', place: 'giftCard' }]);
});

test.each([
  ['DUPLICATE_DELIVERY_ADDRESS', 'deliveryAtCheckout'],
  ['PRODUCT_UNAVAILABLE_IN_BUYER_LOCATION', 'notDeliveredThere'],
] as [CartWarningCode, string][])('%s of the cart is not said at a rejected code', (code, kind) => {
  expect(warn(code, 'no', cartId, cartWith({ ONE: false }))).toEqual([{ kind }]);
});

test('an error of the merchant’s own rule keeps the platform’s message without ids [DEC-048]', () => {
  const message = `The line ${lineId} is odd.`;
  const userErrors = [{ code: 'VALIDATION_CUSTOM' as const, field: null, message }];
  const [problem] = toProblems({ warnings: [], userErrors }, cartId, cartWith({}));
  expect(problem).toEqual({ kind: 'other', message: 'The line … is odd.' });
});
