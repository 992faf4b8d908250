import { redirect } from 'react-router';
import { measurementAttributes } from '../analytics/measurement-attribute.ts';
import { privateHeaders } from '../cache-policy.ts';
import { clearCartCookie, readCartId } from '../cart/cart-cookie.ts';
import { checkoutPage, checkoutUrlWith, isAllowedCheckoutUrl } from '../commerce/cart/checkout.ts';
import { promiseAttributes } from '../commerce/cart/promise-attributes.ts';
import { deliveryCountry } from '../commerce/markets/delivery-country.ts';
import { isPlatformError } from '../commerce/platform/platform.ts';
import {
  accountContext,
  languageContext,
  marketContext,
  shopContext,
  siteContext,
} from '../context.ts';
import { allMessages } from '../i18n/messages/index.ts';
import { hrefsOf } from '../loaders/hrefs-of.ts';
import type { Route } from './+types/checkout.ts';

/**
 * Opens the platform's checkout. Its address contains the cart's id, so no other page contains it. Browsers check
 * `form-action` against every redirect that follows a form; a page that refreshes itself ends that chain, so the
 * checkout may hand the shopper on to hosts that we do not know.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const cartPage = hrefsOf(context).cart();
  const cartId = await readCartId(request);
  if (!cartId) return redirect(cartPage, 303);
  try {
    const country = deliveryCountry(request.headers.get('cookie'), context.get(marketContext));
    const url = await context
      .get(shopContext)
      .carts.checkoutUrl(cartId, country, language, (cart) => [
        ...promiseAttributes(cart, country, language, new Date()),
        ...measurementAttributes(request.headers.get('cookie')),
      ]);
    if (!url) return redirect(cartPage, { status: 303, headers: await clearCartCookie() });
    const { checkoutHosts, expressPayment } = context.get(siteContext);
    if (!isAllowedCheckoutUrl(url, checkoutHosts)) {
      throw new Error('the platform names a checkout host that is not configured');
    }
    const isExpress = new URL(request.url).searchParams.has('express');
    const target = checkoutUrlWith(url, {
      payment: isExpress ? expressPayment : null,
      isSignedIn: Boolean(context.get(accountContext)?.customer(request)),
    });
    return new Response(checkoutPage(target, language, allMessages[language].cart.checkout), {
      headers: {
        ...privateHeaders,
        'Content-Type': 'text/html; charset=utf-8',
        'X-Robots-Tag': 'noindex',
      },
    });
  } catch (error) {
    if (!isPlatformError(error)) throw error;
    // the cart page says that the platform is unavailable
    return redirect(cartPage, 303);
  }
}
