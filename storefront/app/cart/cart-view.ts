import type { Cart, CartLine } from '../commerce/cart.ts';
import type { CartProblem } from '../commerce/cart-problems.ts';

/** A line just taken out: it can be put back for a while, where it stood. */
export interface RemovedLine {
  line: CartLine;
  index: number;
  /** Under which key it was saved for later, where it was. */
  savedAs?: string | undefined;
}

/** What the page, the mini-cart and the badge show; the cart's routes answer with it. */
export interface CartView {
  cart: Cart | null;
  problems: CartProblem[];
}

/** The line with this key as something that can be put back. */
export function removedLine(cart: Cart | null, key: string): RemovedLine | null {
  const index = cart?.lines.findIndex((line) => line.key === key) ?? -1;
  const line = cart?.lines[index];
  return line ? { line, index } : null;
}
