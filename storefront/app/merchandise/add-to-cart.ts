import { createContext, use } from 'react';
import type { Cart, CartLine } from '../commerce/cart.ts';
import type { CartProblem } from '../commerce/cart-problems.ts';

export interface ItemToAdd {
  variantId: string;
  quantity: number;
  planId?: string | undefined;
}

/** What came of it; a page may show the line, the cart or why it did not work. */
export interface AddOutcome {
  added: boolean;
  line: CartLine | null;
  cart: Cart | null;
  problems: CartProblem[];
}

export interface AddToCart {
  /** Adds and leaves the rest to the caller, such as a confirmation of its own. */
  add(item: ItemToAdd): Promise<AddOutcome>;
  /** Adds and shows the mini-cart. */
  addAndShow(item: ItemToAdd): Promise<AddOutcome>;
}

/** The page frame provides it; without scripts a plain form to the cart page does the same. */
export const AddToCartContext = createContext<AddToCart | null>(null);

export function useAddToCart(): AddToCart | null {
  return use(AddToCartContext);
}
