import type { RouterContextProvider } from 'react-router';
import { privateHeaders } from '../cache-policy.ts';
import { applyCartChange } from '../cart/apply-cart-change.ts';
import type { CartChange } from '../cart/cart-change.ts';
import { clearCartCookie, readCartId, setCartCookie } from '../cart/cart-cookie.ts';
import type { CartView } from '../cart/cart-view.ts';
import { deliveryCountry } from '../commerce/markets/delivery-country.ts';
import { isPlatformError } from '../commerce/platform/platform.ts';
import { languageContext, marketContext, shopContext, siteContext } from '../context.ts';

interface CartAnswer {
  view: CartView;
  status: number;
  headers: Headers;
}

/** Changes the visitor's cart; shared by the page's forms and by scripts. */
export async function runCartForm(
  change: CartChange,
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<CartAnswer> {
  const headers = new Headers(privateHeaders);
  try {
    const language = context.get(languageContext);
    const outcome = await applyCartChange(change, await readCartId(request), request, {
      ...context.get(shopContext),
      language,
      country: deliveryCountry(request.headers.get('cookie'), context.get(marketContext)),
      networks: context.get(siteContext).clientNetworks,
    });
    if (!outcome) {
      headers.append('Set-Cookie', (await clearCartCookie())['Set-Cookie']);
      return { view: { cart: null, problems: [] }, status: 200, headers };
    }
    const { cartId, cart, problems, cookies } = outcome;
    headers.append('Set-Cookie', (await setCartCookie(cartId))['Set-Cookie']);
    for (const cookie of cookies) headers.append('Set-Cookie', cookie);
    const status = problems.some(({ kind }) => kind === 'tooManyTries') ? 429 : 200;
    return { view: { cart, problems }, status, headers };
  } catch (error) {
    if (!isPlatformError(error)) throw error;
    return { view: { cart: null, problems: [{ kind: 'unavailable' }] }, status: 503, headers };
  }
}
