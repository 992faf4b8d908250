import { redirect } from 'react-router';
import { forgetCart, readCartId } from '../cart/cart-cookie.ts';
import { isAllowedCheckout } from '../commerce/checkout.ts';
import { languageContext, shopContext, siteContext } from '../context.ts';
import { hrefsFor } from '../i18n/hrefs.ts';
import type { Route } from './+types/cart-checkout.ts';

/** Hands the cart over to the platform. Its address holds the cart's id, so no page ever shows it. */
export async function action({ context, request }: Route.ActionArgs) {
  const language = context.get(languageContext);
  const cartId = await readCartId(request);
  if (!cartId) return redirect(hrefsFor(language).cart(), 303);
  const url = await context.get(shopContext).carts.checkoutUrl(cartId, language);
  if (!url)
    return redirect(hrefsFor(language).cart(), { status: 303, headers: await forgetCart() });
  if (!isAllowedCheckout(url, context.get(siteContext).checkoutHosts)) {
    throw new Error('the platform names a checkout host that is not configured');
  }
  return redirect(url, 303);
}

/** Whoever lands here by a link or a reload goes back to the cart. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(hrefsFor(context.get(languageContext)).cart());
}
