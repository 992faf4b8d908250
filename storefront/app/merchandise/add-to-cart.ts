import { createContext, use } from 'react';
import type { Cart, CartLine } from '../commerce/cart/cart.ts';
import type { CartProblem } from '../commerce/cart/cart-problems.ts';
import type { GiftRecipient } from '../commerce/cart/gift-recipient.ts';

export interface ItemToAdd {
  variantId: string;
  quantity: number;
  planId?: string | undefined;
  /** Of a gift card that goes to somebody else. */
  gift?: GiftRecipient | undefined;
}

/** The result of adding: the line, the cart and any problems. */
export interface AddOutcome {
  added: boolean;
  line: CartLine | null;
  cart: Cart | null;
  problems: CartProblem[];
}

export interface AddToCart {
  /** Adds without showing the mini-cart, for callers with their own confirmation. */
  add(item: ItemToAdd): Promise<AddOutcome>;
  /** Adds and shows the mini-cart. */
  addAndShow(item: ItemToAdd): Promise<AddOutcome>;
}

/** Provided by the page frame; without scripts a plain form to the cart page does the same. */
export const AddToCartContext = createContext<AddToCart | null>(null);

export function useAddToCart(): AddToCart | null {
  return use(AddToCartContext);
}
