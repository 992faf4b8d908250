import { type Language, languageFacts } from '../i18n/languages.ts';
import type { Cart } from './cart.ts';
import { type CartProblem, problemsOf } from './cart-problems.ts';
import * as operations from './operations/generated.ts';
import type { Platform } from './platform.ts';
import { giftCardId, lineId, toCart } from './transforms/cart.ts';

export interface CartChange {
  cartId: string;
  cart: Cart;
  problems: CartProblem[];
}

interface NewLine {
  variantId: string;
  quantity: number;
  planId?: string | undefined;
}

interface LineUpdate {
  quantity?: number;
  /** Null makes it a purchase without subscription. */
  planId?: string | null;
}

/** The shopper's carts on the platform. A change answers null where the cart is gone. */
export interface Carts {
  read(cartId: string, language: Language): Promise<Cart | null>;
  /** Adds to the cart, or to a new one where there is none or the old one is gone. */
  add(cartId: string | null, line: NewLine, language: Language): Promise<CartChange>;
  updateLine(
    cartId: string,
    lineKey: string,
    update: LineUpdate,
    language: Language,
  ): Promise<CartChange | null>;
  removeLine(cartId: string, lineKey: string, language: Language): Promise<CartChange | null>;
  setDiscountCodes(cartId: string, codes: string[], language: Language): Promise<CartChange | null>;
  /** Replaces all cards: the platform knows no other way. Unknown codes are left out silently. */
  setGiftCards(cartId: string, codes: string[], language: Language): Promise<CartChange | null>;
  removeGiftCard(cartId: string, key: string, language: Language): Promise<CartChange | null>;
  /** Where the platform takes over; null where the cart is gone. */
  checkoutUrl(cartId: string, language: Language): Promise<string | null>;
}

export function createCarts(platform: Platform): Carts {
  const codeOf = (language: Language) => languageFacts[language].code;

  const readCart = async (cartId: string, language: Language) =>
    (await platform.send(operations.GetCartById, { cartId, language: codeOf(language) })).cart;

  /** The first answer has up to 50 lines; all that is charged must be listed, so the rest is read, too. */
  async function withAllLines(
    cart: operations.CartFieldsFragment,
    language: Language,
  ): Promise<operations.CartFieldsFragment> {
    const nodes = [...cart.lines.nodes];
    let { pageInfo } = cart.lines;
    while (pageInfo.hasNextPage && pageInfo.endCursor) {
      const variables = { cartId: cart.id, cursor: pageInfo.endCursor, language: codeOf(language) };
      const page = (await platform.send(operations.CartLinesAfter, variables)).cart?.lines;
      if (!page) break;
      nodes.push(...page.nodes);
      ({ pageInfo } = page);
    }
    return { ...cart, lines: { nodes, pageInfo } };
  }

  const create = async (lines: { merchandiseId: string; quantity: number }[], language: Language) =>
    (await platform.send(operations.CartCreate, { lines, language: codeOf(language) })).cartCreate;

  /** A refused change comes without a cart, though the cart is still there: it is read again. */
  async function toChange(
    answer: Answer | null,
    cartId: string,
    language: Language,
    line?: string,
  ): Promise<CartChange | null> {
    if (!answer || isCartLost(answer)) return null;
    const cart = answer.cart ?? (await readCart(cartId, language));
    if (!cart) return null;
    const shown = toCart(await withAllLines(cart, language));
    return { cartId: cart.id, cart: shown, problems: problemsOf(answer, shown, line) };
  }

  return {
    async read(cartId, language) {
      const cart = await readCart(cartId, language);
      return cart && toCart(await withAllLines(cart, language));
    },
    async add(cartId, { variantId, quantity, planId }, language) {
      const lines = [
        { merchandiseId: variantId, quantity, ...(planId && { sellingPlanId: planId }) },
      ];
      if (cartId) {
        const { cartLinesAdd } = await platform.send(operations.CartLinesAdd, {
          cartId,
          lines,
          language: codeOf(language),
        });
        const change = await toChange(cartLinesAdd, cartId, language);
        if (change) return change;
      }
      const created = await create(lines, language);
      // a refused first line still leaves the shopper with a cart to try again in
      const { cart } = created?.cart ? created : ((await create([], language)) ?? {});
      if (!created || !cart) throw new Error('the platform does not create a cart');
      const shown = toCart(cart);
      return { cartId: cart.id, cart: shown, problems: problemsOf(created, shown) };
    },
    async updateLine(cartId, key, { quantity, planId }, language) {
      const id = lineId(key, cartId);
      const { cartLinesUpdate } = await platform.send(operations.CartLinesUpdate, {
        cartId,
        lines: [
          {
            id,
            ...(quantity !== undefined && { quantity }),
            ...(planId !== undefined && { sellingPlanId: planId }),
          },
        ],
        language: codeOf(language),
      });
      return toChange(cartLinesUpdate, cartId, language, key);
    },
    async removeLine(cartId, key, language) {
      const { cartLinesRemove } = await platform.send(operations.CartLinesRemove, {
        cartId,
        lineIds: [lineId(key, cartId)],
        language: codeOf(language),
      });
      return toChange(cartLinesRemove, cartId, language, key);
    },
    async setDiscountCodes(cartId, discountCodes, language) {
      const { cartDiscountCodesUpdate } = await platform.send(operations.CartDiscountCodesUpdate, {
        cartId,
        discountCodes,
        language: codeOf(language),
      });
      return toChange(cartDiscountCodesUpdate, cartId, language);
    },
    async setGiftCards(cartId, giftCardCodes, language) {
      const { cartGiftCardCodesUpdate } = await platform.send(operations.CartGiftCardCodesUpdate, {
        cartId,
        giftCardCodes,
        language: codeOf(language),
      });
      return toChange(cartGiftCardCodesUpdate, cartId, language);
    },
    async removeGiftCard(cartId, key, language) {
      const { cartGiftCardCodesRemove } = await platform.send(operations.CartGiftCardCodesRemove, {
        cartId,
        appliedGiftCardIds: [giftCardId(key)],
        language: codeOf(language),
      });
      return toChange(cartGiftCardCodesRemove, cartId, language);
    },
    async checkoutUrl(cartId, language) {
      return (await readCart(cartId, language))?.checkoutUrl ?? null;
    },
  };
}

type Answer = NonNullable<operations.CartLinesAddMutation['cartLinesAdd']>;

/** Named as the errors of whoever carries operations to the platform: to the shopper it is the same. */
class CartBusyError extends Error {
  override name = 'PlatformError';
}

function isCartLost({ cart, userErrors }: Answer): boolean {
  if (userErrors.some(({ code }) => code === 'SERVICE_UNAVAILABLE')) {
    throw new CartBusyError('the platform is too busy to change the cart');
  }
  return !cart && userErrors.some(({ field }) => field?.includes('cartId'));
}
