import { data, type RouterContextProvider, redirect } from 'react-router';
import { privateHeaders } from '../cache-policy.ts';
import { clearCartCookie, readCartId } from '../cart/cart-cookie.ts';
import type { CartView } from '../cart/cart-view.ts';
import { expressCheckoutUrl, isAllowedCheckoutUrl } from '../commerce/checkout.ts';
import { isPlatformError } from '../commerce/platform.ts';
import { languageContext, shopContext, siteContext } from '../context.ts';
import { hrefsFor } from '../i18n/hrefs.ts';

/** Redirects to the platform's checkout. Its address contains the cart's id, so it is never rendered in a page. */
export async function redirectToCheckout(
  request: Request,
  context: Readonly<RouterContextProvider>,
  express: boolean,
) {
  const language = context.get(languageContext);
  const cartPage = hrefsFor(language).cart();
  const cartId = await readCartId(request);
  if (!cartId) return redirect(cartPage, 303);
  try {
    const url = await context.get(shopContext).carts.checkoutUrl(cartId, language);
    if (!url) return redirect(cartPage, { status: 303, headers: await clearCartCookie() });
    const { checkoutHosts, expressPayment } = context.get(siteContext);
    if (!isAllowedCheckoutUrl(url, checkoutHosts)) {
      throw new Error('the platform names a checkout host that is not configured');
    }
    return redirect(express && expressPayment ? expressCheckoutUrl(url, expressPayment) : url, 303);
  } catch (error) {
    if (!isPlatformError(error)) throw error;
    const view: CartView = { cart: null, problems: [{ kind: 'unavailable' }] };
    return data({ view, removed: null, enteredCode: '' }, { status: 503, headers: privateHeaders });
  }
}
