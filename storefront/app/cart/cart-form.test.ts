import { expect, test } from 'vitest';
import { parseCartForm } from './cart-form.ts';

function form(values: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}

const variant = 'gid://shopify/ProductVariant/17';

test.each([
  [
    { intent: 'add', variant, quantity: '2' },
    { intent: 'add', variant, quantity: 2 },
  ],
  [
    { intent: 'setQuantity', line: 'a1-b2', quantity: '0' },
    { intent: 'setQuantity', line: 'a1-b2', quantity: 0 },
  ],
])('%j is understood', (values, expected) => {
  expect(parseCartForm(form(values))).toEqual(expected);
});

test.each([
  {},
  { intent: 'add', variant, quantity: '0' },
  { intent: 'add', variant, quantity: '1.5' },
  { intent: 'add', variant, quantity: 'many' },
  { intent: 'add', variant: 'gid://shopify/Cart/17', quantity: '1' },
  { intent: 'setQuantity', line: '../x', quantity: '1' },
  { intent: 'setQuantity', line: 'a', quantity: '-1' },
  { intent: 'drop', line: 'a', quantity: '1' },
])('%j is refused', (values) => {
  expect(parseCartForm(form(values as Record<string, string>))).toBeNull();
});
