import { expect, test } from 'vitest';
import { cartFormProblem, parseCartForm } from './cart-change.ts';

function form(values: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}

const variant = 'gid://shopify/ProductVariant/17';
const plan = 'gid://shopify/SellingPlan/3';
const gift = {
  intent: 'add',
  variant,
  quantity: '1',
  giftSend: 'now',
  recipientEmail: 'jannik@example.com',
};

test.each([
  [
    { intent: 'add', variant, quantity: '2' },
    { intent: 'add', variant, quantity: 2 },
  ],
  [
    { intent: 'add', variant, quantity: '1', plan },
    { intent: 'add', variant, quantity: 1, plan },
  ],
  [
    { intent: 'add', variant, quantity: '1', purchase: 'oneTime', plan },
    { intent: 'add', variant, quantity: 1 },
  ],
  [
    { intent: 'add', variant, quantity: '1', purchase: 'subscription', plan },
    { intent: 'add', variant, quantity: 1, plan },
  ],
  [
    { intent: 'add', variant, quantity: '1', plan, purchase: 'subscription' },
    { intent: 'add', variant, quantity: 1, plan },
  ],
  [
    { intent: 'add', variant, quantity: '1', plan, purchase: 'oneTime' },
    { intent: 'add', variant, quantity: 1 },
  ],
  [gift, { ...gift, quantity: 1 }],
  // handed over by the buyer
  [
    { ...gift, giftSend: 'self', recipientEmail: '', sendOn: '' },
    { ...gift, giftSend: 'self', recipientEmail: '', sendOn: '', quantity: 1 },
  ],
  [
    { intent: 'setQuantity', line: 'a1-b2', quantity: '0' },
    { intent: 'setQuantity', line: 'a1-b2', quantity: 0 },
  ],
  [
    { intent: 'remove', line: 'a1-b2' },
    { intent: 'remove', line: 'a1-b2' },
  ],
  [
    { intent: 'setInterval', line: 'a', plan: '' },
    { intent: 'setInterval', line: 'a', plan: '' },
  ],
  [
    { intent: 'applyDiscount', code: ' LOTSE10 ' },
    { intent: 'applyDiscount', code: 'LOTSE10' },
  ],
  [
    { intent: 'removeGiftCard', card: '12' },
    { intent: 'removeGiftCard', card: '12' },
  ],
])('%j is parsed', (values, expected) => {
  expect(parseCartForm(form(values as Record<string, string>))).toEqual(expected);
});

test.each([
  {},
  { intent: 'add', variant, quantity: '0' },
  { intent: 'add', variant, quantity: '1.5' },
  { intent: 'add', variant, quantity: 'many' },
  { intent: 'add', variant, quantity: '1', plan: 'weekly' },
  { intent: 'add', variant: 'gid://shopify/Cart/17', quantity: '1' },
  { intent: 'setQuantity', line: '../x', quantity: '1' },
  { intent: 'setQuantity', line: 'a', quantity: '-1' },
  { intent: 'setQuantity', line: 'a', quantity: '' },
  { intent: 'setInterval', line: 'a' },
  { intent: 'applyDiscount', code: '   ' },
  { intent: 'applyGiftCard', code: 'x'.repeat(65) },
  { intent: 'drop', line: 'a', quantity: '1' },
])('%j is invalid', (values) => {
  expect(parseCartForm(form(values as Record<string, string>))).toBeNull();
});

test.each([
  [
    { intent: 'applyDiscount', code: '' },
    { kind: 'codeMissing', place: 'discountCode' },
  ],
  [
    { intent: 'applyDiscount', code: '   ' },
    { kind: 'codeMissing', place: 'discountCode' },
  ],
  [
    { intent: 'applyGiftCard', code: ' ' },
    { kind: 'codeMissing', place: 'giftCard' },
  ],
  [
    { intent: 'setQuantity', line: 'a1', quantity: '9999' },
    { kind: 'quantityLimit', place: { line: 'a1' } },
  ],
  [
    { intent: 'setQuantity', line: 'a1', quantity: '1.5' },
    { kind: 'quantityUnreadable', place: { line: 'a1' } },
  ],
  [{ intent: 'add', variant, quantity: '1000' }, { kind: 'quantityLimit' }],
  [{ ...gift, recipientEmail: '' }, { kind: 'giftEmail' }],
  [{ ...gift, recipientEmail: 'jannik@' }, { kind: 'giftEmail' }],
  [{ ...gift, giftSend: 'day', sendOn: '' }, { kind: 'giftDate' }],
  [{ ...gift, giftSend: 'day', sendOn: '2020-12-24' }, { kind: 'giftDate' }],
  [{ ...gift, giftMessage: 'x'.repeat(301) }, { kind: 'giftMessage' }],
  [{ intent: 'applyDiscount' }, null],
  [{ intent: 'removeDiscount', code: '' }, null],
  [{ intent: 'made up' }, null],
  [{}, null],
])('%j is the validation error %j', (values, mistake) => {
  const sent = form(values as Record<string, string>);
  expect(parseCartForm(sent)).toBeNull();
  expect(cartFormProblem(sent)).toEqual(mistake);
});
