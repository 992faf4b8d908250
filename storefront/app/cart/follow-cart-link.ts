import type { CartResult } from '../commerce/cart/carts.ts';
import { type CartServices, limitCodes } from './apply-cart-change.ts';
import type { LinkedDetails } from './linked-details.ts';
import type { LinkedItem } from './linked-items.ts';

interface CartLink {
  items: LinkedItem[];
  code: string | null;
  details?: LinkedDetails;
}

/** Adds what a link of a campaign names to the visitor's cart, or to a new one. */
export async function followCartLink(
  { items, code, details }: CartLink,
  cartId: string | null,
  tools: CartServices,
): Promise<CartResult> {
  const { carts, language, country } = tools;
  const existing = cartId ? await carts.read(cartId, language) : null;
  let result: CartResult =
    cartId && existing
      ? { cartId, cart: existing, problems: [] }
      : await carts.create(language, country);
  const { problems } = result;
  // one by one: an item that is gone must not keep the others out
  for (const item of items) {
    result = await carts.add(result.cartId, item, language, country);
    problems.push(...result.problems);
  }
  if (details) await carts.addDetails(result.cartId, details, language);
  const withCode = code ? await applyLinkedCode(code, result, tools) : null;
  return { ...(withCode ?? result), problems };
}

/** Unlike an entered code it stays where it does not apply yet: the cart may be filled later. */
function applyLinkedCode(code: string, { cartId }: CartResult, tools: CartServices) {
  const { carts, language } = tools;
  return limitCodes(cartId, tools, 'discountCode', async (before) => {
    const known = before.discountCodes.map((one) => one.code);
    const result = await carts.setDiscountCodes(cartId, [...new Set([...known, code])], language);
    const isAccepted = result?.cart.discountCodes.some(
      (one) => one.code === code && one.applicable,
    );
    return result && { ...result, cookies: [], isAccepted: isAccepted ?? false };
  });
}
