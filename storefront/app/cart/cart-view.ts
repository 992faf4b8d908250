import type { Cart, CartLine } from '../commerce/cart/cart.ts';
import type { CartProblem } from '../commerce/cart/cart-problems.ts';

/** A line that was just removed; undo puts it back at its index. */
export interface RemovedLine {
  line: CartLine;
  index: number;
  /** The entry of the saved item, where it was saved for later. */
  savedAs?: string | undefined;
}

/** The body of every response of the cart's routes. */
export interface CartView {
  cart: Cart | null;
  problems: CartProblem[];
  /** The label of the link to the account of a customer who is signed in. */
  account?: string;
}

export function toRemovedLine(cart: Cart | null, key: string): RemovedLine | null {
  const index = cart?.lines.findIndex((line) => line.key === key) ?? -1;
  const line = cart?.lines[index];
  return line ? { line, index } : null;
}
