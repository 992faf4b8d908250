import type { RouterContextProvider } from 'react-router';
import { privateHeaders } from '../cache-policy.ts';
import { clearCartCookie, readCartId } from '../cart/cart-cookie.ts';
import type { CartView } from '../cart/cart-view.ts';
import { isPlatformError } from '../commerce/platform/platform.ts';
import { languageContext, shopContext } from '../context.ts';

interface CartRead {
  view: CartView;
  status: number;
  headers: Record<string, string>;
}

/** The visitor's cart. No request is sent without a cart cookie; the cookie of an expired cart is deleted. */
export async function readCart(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<CartRead> {
  const nothing: CartView = { cart: null, problems: [] };
  const cartId = await readCartId(request);
  if (!cartId) return { view: nothing, status: 200, headers: privateHeaders };
  try {
    const cart = await context.get(shopContext).carts.read(cartId, context.get(languageContext));
    if (cart) return { view: { cart, problems: [] }, status: 200, headers: privateHeaders };
    return {
      view: nothing,
      status: 200,
      headers: { ...privateHeaders, ...(await clearCartCookie()) },
    };
  } catch (error) {
    if (!isPlatformError(error)) throw error;
    const view: CartView = { cart: null, problems: [{ kind: 'unavailable' }] };
    return { view, status: 503, headers: privateHeaders };
  }
}
