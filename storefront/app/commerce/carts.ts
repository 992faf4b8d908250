import { type Language, languageFacts } from '../i18n/languages.ts';
import type { Cart } from './cart.ts';
import * as operations from './operations/generated.ts';
import type { Platform } from './platform.ts';
import { lineId, toCart } from './transforms/cart.ts';

/** Why the platform did not do all that was asked, in our own words. */
export type CartProblem = 'notEnoughStock' | 'outOfStock' | 'notAdded';

export interface CartChange {
  cartId: string;
  cart: Cart;
  problems: CartProblem[];
}

interface NewLine {
  variantId: string;
  quantity: number;
}

export interface Carts {
  read(cartId: string, language: Language): Promise<Cart | null>;
  /** Adds to the cart, or to a new one where there is none or the old one is gone. */
  add(cartId: string | null, line: NewLine, language: Language): Promise<CartChange>;
  /** Null where the cart is gone. */
  setQuantity(
    cartId: string,
    lineKey: string,
    quantity: number,
    language: Language,
  ): Promise<CartChange | null>;
  /** Where the platform takes over; null where the cart is gone. */
  checkoutUrl(cartId: string, language: Language): Promise<string | null>;
}

export function createCarts(platform: Platform): Carts {
  const codeOf = (language: Language) => languageFacts[language].code;

  const readCart = async (cartId: string, language: Language) =>
    (await platform.send(operations.GetCartById, { cartId, language: codeOf(language) })).cart;

  return {
    async read(cartId, language) {
      const cart = await readCart(cartId, language);
      return cart && toCart(cart);
    },
    async add(cartId, { variantId, quantity }, language) {
      const lines = [{ merchandiseId: variantId, quantity }];
      if (cartId) {
        const { cartLinesAdd } = await platform.send(operations.CartLinesAdd, {
          cartId,
          lines,
          language: codeOf(language),
        });
        if (cartLinesAdd && !isCartLost(cartLinesAdd)) return toChange(cartLinesAdd);
      }
      const { cartCreate } = await platform.send(operations.CartCreate, {
        lines,
        language: codeOf(language),
      });
      if (!cartCreate?.cart) return addNothing(platform, cartCreate, language);
      return toChange(cartCreate);
    },
    async setQuantity(cartId, key, quantity, language) {
      const { cartLinesUpdate } = await platform.send(operations.CartLinesUpdate, {
        cartId,
        lines: [{ id: lineId(key, cartId), quantity }],
        language: codeOf(language),
      });
      return cartLinesUpdate?.cart ? toChange(cartLinesUpdate) : null;
    },
    async checkoutUrl(cartId, language) {
      return (await readCart(cartId, language))?.checkoutUrl ?? null;
    },
  };
}

type Answer = NonNullable<operations.CartLinesAddMutation['cartLinesAdd']>;

function isCartLost({ cart, userErrors }: Answer): boolean {
  return !cart || userErrors.some(({ field }) => field?.includes('cartId'));
}

function toChange({ cart, warnings, userErrors }: Answer): CartChange {
  if (!cart) throw new Error('the platform answered without a cart');
  return { cartId: cart.id, cart: toCart(cart), problems: problemsOf(warnings, userErrors) };
}

/** A refused first line still leaves the shopper with a cart to try again in. */
async function addNothing(
  platform: Platform,
  refused: Answer | null,
  language: Language,
): Promise<CartChange> {
  const { cartCreate } = await platform.send(operations.CartCreate, {
    lines: [],
    language: languageFacts[language].code,
  });
  if (!cartCreate?.cart) throw new Error('the platform does not create a cart');
  const problems = problemsOf(refused?.warnings ?? [], refused?.userErrors ?? []);
  return { ...toChange(cartCreate), problems };
}

function problemsOf(warnings: Answer['warnings'], userErrors: Answer['userErrors']): CartProblem[] {
  const fromWarnings = warnings.flatMap(({ code }): CartProblem[] => {
    if (code === 'MERCHANDISE_NOT_ENOUGH_STOCK') return ['notEnoughStock'];
    if (code === 'MERCHANDISE_OUT_OF_STOCK') return ['outOfStock'];
    return [];
  });
  return [...fromWarnings, ...(userErrors.length > 0 ? (['notAdded'] as const) : [])];
}
