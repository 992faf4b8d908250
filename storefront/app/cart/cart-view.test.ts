import { expect, test } from 'vitest';
import { exampleCart, exampleLine } from '../commerce/cart/cart-examples.ts';
import { toRemovedLine } from './cart-view.ts';

const lines = ['a', 'b', 'c'].map((key) => exampleLine({ key, price: 5 }));

test('a removed line has its index', () => {
  const cart = exampleCart(lines);
  expect(toRemovedLine(cart, 'a')).toEqual({ line: lines[0], index: 0 });
  expect(toRemovedLine(cart, 'c')).toEqual({ line: lines[2], index: 2 });
});

test('a line that is not in the cart is null', () => {
  expect(toRemovedLine(exampleCart(lines), 'x')).toBeNull();
  expect(toRemovedLine(null, 'a')).toBeNull();
});
