import { languageFacts } from '#shop/languages.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Country } from '../markets/destinations.ts';
import * as operations from '../operations/generated.ts';
import { isPlatformError, type Platform } from '../platform/platform.ts';
import type { Cart } from './cart.ts';
import { type CartProblem, toProblems } from './cart-problems.ts';
import { type GiftRecipient, toLineAttributes } from './gift-recipient.ts';
import { fromPublicKey } from './public-key.ts';
import { toCart } from './to-cart.ts';

/** The cart after a mutation. */
export interface CartResult {
  cartId: string;
  cart: Cart;
  problems: CartProblem[];
}

interface CartAttribute {
  key: string;
  value: string;
}

interface NewLine {
  variantId: string;
  quantity: number;
  planId?: string | undefined;
  gift?: GiftRecipient | undefined;
}

interface LineUpdate {
  quantity?: number;
  /** Null makes it a purchase without subscription. */
  planId?: string | null;
}

/** Carts on the platform; mutations resolve with null where the cart has expired. */
export interface Carts {
  read(cartId: string, language: Language): Promise<Cart | null>;
  /** An empty one. */
  create(language: Language, country: Country): Promise<CartResult>;
  /** Adds to the cart, or creates one where there is none or it has expired. */
  add(
    cartId: string | null,
    line: NewLine,
    language: Language,
    country: Country,
  ): Promise<CartResult>;
  updateLine(
    cartId: string,
    lineKey: string,
    update: LineUpdate,
    language: Language,
  ): Promise<CartResult | null>;
  removeLine(cartId: string, lineKey: string, language: Language): Promise<CartResult | null>;
  setDiscountCodes(cartId: string, codes: string[], language: Language): Promise<CartResult | null>;
  /** Replaces all cards: the platform's mutation cannot add one. Unknown codes are ignored silently. */
  setGiftCards(cartId: string, codes: string[], language: Language): Promise<CartResult | null>;
  removeGiftCard(cartId: string, key: string, language: Language): Promise<CartResult | null>;
  /** Where the order is delivered to: the platform's prices and shipping rates follow it. */
  setCountry(cartId: string, country: Country, language: Language): Promise<CartResult | null>;
  /** Information for the merchant, added to what the cart has. */
  addDetails(
    cartId: string,
    details: { attributes: CartAttribute[]; note: string | null },
    language: Language,
  ): Promise<void>;
  /** Opens with the delivery country chosen and these attributes added; null where the cart has expired. */
  checkoutUrl(
    cartId: string,
    country: Country,
    language: Language,
    attributesOf: (cart: Cart) => CartAttribute[],
  ): Promise<string | null>;
}

/** A cart that was filled in another market gets the country that `movesTo` names: its prices follow. */
export function createCarts(
  platform: Platform,
  movesTo: (country: string | null) => Country | null = () => null,
): Carts {
  const codeOf = (language: Language) => languageFacts[language].code;

  const readCart = async (cartId: string, language: Language) =>
    (await platform.send(operations.GetCartById, { cartId, language: codeOf(language) })).cart;

  /** A response has up to 50 lines; the remaining pages are read, since every charged line must be listed. */
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

  const create = async (
    lines: { merchandiseId: string; quantity: number }[],
    language: Language,
    countryCode: Country,
  ) => {
    const variables = { lines, buyerIdentity: { countryCode }, language: codeOf(language) };
    return (await platform.send(operations.CartCreate, variables)).cartCreate;
  };

  const updateCountry = async (cartId: string, countryCode: Country, language: Language) => {
    const variables = { cartId, buyerIdentity: { countryCode }, language: codeOf(language) };
    return (await platform.send(operations.CartBuyerIdentityUpdate, variables))
      .cartBuyerIdentityUpdate;
  };

  /** The platform's mutation replaces all attributes. */
  async function addAttributes(cartId: string, added: CartAttribute[], language: Language) {
    const variables = { cartId, language: codeOf(language) };
    const { cart } = await platform.send(operations.CartAttributes, variables);
    const kept = (cart?.attributes ?? []).filter(
      ({ key }) => !added.some((one) => one.key === key),
    );
    const attributes = [...kept.map(({ key, value }) => ({ key, value: value ?? '' })), ...added];
    await platform.send(operations.CartAttributesUpdate, { ...variables, attributes });
  }

  /** The response to a refused mutation has no cart, so the cart is read. */
  async function toResult(
    response: MutationResponse | null,
    cartId: string,
    language: Language,
    line?: string,
  ): Promise<CartResult | null> {
    if (!response || isExpired(response)) return null;
    const cart = response.cart ?? (await readCart(cartId, language));
    if (!cart) return null;
    const result = toCart(await withAllLines(await inMarket(cart, language), language));
    return { cartId: cart.id, cart: result, problems: toProblems(response, cart.id, result, line) };
  }

  async function inMarket(
    cart: operations.CartFieldsFragment,
    language: Language,
  ): Promise<operations.CartFieldsFragment> {
    const country = movesTo(cart.buyerIdentity.countryCode ?? null);
    return (country && (await updateCountry(cart.id, country, language))?.cart) || cart;
  }

  async function read(cartId: string, language: Language): Promise<Cart | null> {
    const cart = await readCart(cartId, language);
    return cart && toCart(await withAllLines(await inMarket(cart, language), language));
  }

  /** For keys that are not ours, such as those of a page from before a deployment. */
  async function unchanged(
    cartId: string,
    language: Language,
    problems: CartProblem[],
  ): Promise<CartResult | null> {
    const cart = await read(cartId, language);
    return cart && { cartId, cart, problems };
  }

  return {
    read,
    async create(language, country) {
      const cart = (await create([], language, country))?.cart;
      if (!cart) throw new Error('the platform did not create a cart');
      return { cartId: cart.id, cart: toCart(cart), problems: [] };
    },
    async add(cartId, { variantId, quantity, planId, gift }, language, country) {
      const lines = [
        {
          merchandiseId: variantId,
          quantity,
          ...(planId && { sellingPlanId: planId }),
          ...(gift && { attributes: toLineAttributes(gift) }),
        },
      ];
      if (cartId) {
        const { cartLinesAdd } = await platform.send(operations.CartLinesAdd, {
          cartId,
          lines,
          language: codeOf(language),
        });
        const result = await toResult(cartLinesAdd, cartId, language);
        if (result) return result;
      }
      const created = await create(lines, language, country);
      // where the first line is refused, an empty cart is created to carry the problem
      const { cart } = created?.cart ? created : ((await create([], language, country)) ?? {});
      if (!created || !cart) throw new Error('the platform did not create a cart');
      const result = toCart(cart);
      return { cartId: cart.id, cart: result, problems: toProblems(created, cart.id, result) };
    },
    async updateLine(cartId, key, { quantity, planId }, language) {
      const id = fromPublicKey(key, cartId);
      if (!id) return unchanged(cartId, language, [lineGone(key)]);
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
      return toResult(cartLinesUpdate, cartId, language, key);
    },
    async removeLine(cartId, key, language) {
      const id = fromPublicKey(key, cartId);
      if (!id) return unchanged(cartId, language, [lineGone(key)]);
      const { cartLinesRemove } = await platform.send(operations.CartLinesRemove, {
        cartId,
        lineIds: [id],
        language: codeOf(language),
      });
      return toResult(cartLinesRemove, cartId, language, key);
    },
    async setDiscountCodes(cartId, discountCodes, language) {
      const { cartDiscountCodesUpdate } = await platform.send(operations.CartDiscountCodesUpdate, {
        cartId,
        discountCodes,
        language: codeOf(language),
      });
      return toResult(cartDiscountCodesUpdate, cartId, language);
    },
    async setGiftCards(cartId, giftCardCodes, language) {
      const { cartGiftCardCodesUpdate } = await platform.send(operations.CartGiftCardCodesUpdate, {
        cartId,
        giftCardCodes,
        language: codeOf(language),
      });
      return toResult(cartGiftCardCodesUpdate, cartId, language);
    },
    async removeGiftCard(cartId, key, language) {
      const id = fromPublicKey(key, cartId);
      if (!id) return unchanged(cartId, language, []);
      const { cartGiftCardCodesRemove } = await platform.send(operations.CartGiftCardCodesRemove, {
        cartId,
        appliedGiftCardIds: [id],
        language: codeOf(language),
      });
      return toResult(cartGiftCardCodesRemove, cartId, language);
    },
    async setCountry(cartId, country, language) {
      return toResult(await updateCountry(cartId, country, language), cartId, language);
    },
    async addDetails(cartId, { attributes, note }, language) {
      if (attributes.length > 0) await addAttributes(cartId, attributes, language);
      const variables = { cartId, language: codeOf(language) };
      if (note) await platform.send(operations.CartNoteUpdate, { ...variables, note });
    },
    async checkoutUrl(cartId, country, language, attributesOf) {
      const cart = await readCart(cartId, language);
      if (!cart) return null;
      const attributes = attributesOf(toCart(await withAllLines(cart, language)));
      try {
        await addAttributes(cartId, attributes, language);
      } catch (error) {
        // information only: the shopper can order without it
        if (!isPlatformError(error)) throw error;
      }
      if (cart.buyerIdentity.countryCode === country) return cart.checkoutUrl;
      const updated = await updateCountry(cartId, country, language);
      return updated?.cart?.checkoutUrl ?? cart.checkoutUrl;
    },
  };
}

const lineGone = (key: string): CartProblem => ({ kind: 'lineGone', place: { line: key } });

type MutationResponse = NonNullable<operations.CartLinesAddMutation['cartLinesAdd']>;

/** Has the name of the platform client's errors, so that it is handled like them. */
class CartBusyError extends Error {
  override name = 'PlatformError';
}

function isExpired({ cart, userErrors }: MutationResponse): boolean {
  if (userErrors.some(({ code }) => code === 'SERVICE_UNAVAILABLE')) {
    throw new CartBusyError('the platform is too busy to change the cart');
  }
  return !cart && userErrors.some(({ field }) => field?.includes('cartId'));
}
