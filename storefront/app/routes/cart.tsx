import { data, redirect } from 'react-router';
import { personal } from '../cache-policy.ts';
import { forgetCart, readCartId, rememberCart } from '../cart/cart-cookie.ts';
import { parseCartForm } from '../cart/cart-form.ts';
import { CartScreen } from '../cart/cart-screen.tsx';
import { isPlatformError } from '../commerce/platform.ts';
import { languageContext, shopContext } from '../context.ts';
import { hrefsFor } from '../i18n/hrefs.ts';
import type { Route } from './+types/cart.ts';
import { alternatesFor } from './alternates-for.ts';

const alternates = alternatesFor((language) => hrefsFor(language).cart());

export async function loader({ context, request }: Route.LoaderArgs) {
  const cartId = await readCartId(request);
  if (!cartId) return data({ cart: null, unavailable: false, alternates }, { headers: personal });
  try {
    const { carts } = context.get(shopContext);
    const cart = await carts.read(cartId, context.get(languageContext));
    const headers = cart ? personal : { ...personal, ...(await forgetCart()) };
    return data({ cart, unavailable: false, alternates }, { headers });
  } catch (error) {
    if (!isPlatformError(error)) throw error;
    return data({ cart: null, unavailable: true, alternates }, { status: 503, headers: personal });
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = parseCartForm(await request.formData());
  if (!form) throw data(null, { status: 400, headers: personal });
  const language = context.get(languageContext);
  const { carts } = context.get(shopContext);
  const cartId = await readCartId(request);
  try {
    const change = await changeCart();
    if (!change) throw redirect(hrefsFor(language).cart(), { headers: await forgetCart() });
    const headers = await rememberCart(change.cartId);
    if (change.problems.length > 0) return data({ problems: change.problems }, { headers });
    return redirect(hrefsFor(language).cart(), { status: 303, headers });
  } catch (error) {
    if (!isPlatformError(error)) throw error;
    return data({ problems: ['unavailable' as const] }, { status: 503, headers: personal });
  }

  function changeCart() {
    if (form?.intent === 'add') {
      return carts.add(cartId, { variantId: form.variant, quantity: form.quantity }, language);
    }
    if (!form || !cartId) return null;
    return carts.setQuantity(cartId, form.line, form.quantity, language);
  }
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  const headers = new Headers(personal);
  for (const cookie of [...loaderHeaders.getSetCookie(), ...actionHeaders.getSetCookie()]) {
    headers.append('Set-Cookie', cookie);
  }
  return headers;
}

export default function CartPage({ loaderData, actionData }: Route.ComponentProps) {
  const { cart, unavailable } = loaderData;
  const problems = unavailable ? (['unavailable'] as const) : (actionData?.problems ?? []);
  return <CartScreen cart={cart} problems={[...problems]} />;
}
