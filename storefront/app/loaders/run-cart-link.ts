import type { RouterContextProvider } from 'react-router';
import { privateHeaders } from '../cache-policy.ts';
import { readCartId, setCartCookie } from '../cart/cart-cookie.ts';
import { followCartLink } from '../cart/follow-cart-link.ts';
import { parseLinkedDetails } from '../cart/linked-details.ts';
import { parseAddedItem, parseLinkedItems } from '../cart/linked-items.ts';
import { deliveryCountry } from '../commerce/markets/delivery-country.ts';
import { isPlatformError } from '../commerce/platform/platform.ts';
import { marketsContext, shopContext, siteContext } from '../context.ts';
import { hrefsFor } from '../i18n/hrefs.ts';
import { type Locale, languageOf } from '../i18n/locales.ts';
import { marketAt } from '../i18n/market.ts';
import { parsePlatformAddress, targetAddress } from '../seo/platform-addresses.ts';
import { redirectOrNotFound } from './redirect-or-not-found.ts';

interface LinkRequest {
  request: Request;
  url: URL;
  context: Readonly<RouterContextProvider>;
}

const maxCode = 64;

/**
 * The platform's link to a filled cart, `/cart/{variant}:{quantity},…?discount=CODE&attributes[key]=value&note=text`. It
 * leads to the cart page and not to the checkout, which does not say everything that the law wants to be said before an order.
 */
export async function runCartLink(asked: LinkRequest, text: string): Promise<Response> {
  const { url, context } = asked;
  const items = text === 'add' ? parseAddedItem(url.searchParams) : parseLinkedItems(text);
  if (!items) throw await redirectOrNotFound(url, context);
  const locale = localeOf(asked);
  const code = url.searchParams.get('discount')?.slice(0, maxCode) || null;
  const cartPage = hrefsFor(locale).cart();
  const details = parseLinkedDetails(url.searchParams);
  return follow({ items, code, details }, locale, asked, (isWhole) =>
    isWhole ? cartPage : `${cartPage}?notAdded=1`,
  );
}

/** The platform's link to a code, `/discount/CODE?redirect=/collections/x`. */
export async function runDiscountLink(asked: LinkRequest, code: string): Promise<Response> {
  const { further } = asked.context.get(marketsContext);
  const locale = localeOf(asked);
  const wanted = asked.url.searchParams.get('redirect') ?? '/';
  // never another site's, also as //other.example or /\other.example
  const isOurs = URL.parse(wanted, 'https://shop.invalid')?.origin === 'https://shop.invalid';
  const target = targetAddress(isOurs ? wanted : '/', locale, further);
  return follow({ items: [], code: code.slice(0, maxCode) }, locale, asked, () => target);
}

async function follow(
  link: Parameters<typeof followCartLink>[0],
  locale: Locale,
  { request, context }: LinkRequest,
  targetOf: (isWhole: boolean) => string,
): Promise<Response> {
  const cookies = request.headers.get('cookie');
  const headers = new Headers({ ...privateHeaders, 'X-Robots-Tag': 'noindex' });
  const to = (target: string) => {
    headers.set('Location', target);
    return new Response(null, { status: 303, headers });
  };
  try {
    const { cartId, problems } = await followCartLink(link, await readCartId(request), {
      ...context.get(shopContext),
      language: languageOf(locale),
      country: deliveryCountry(cookies, marketAt(locale, context.get(marketsContext))),
      networks: context.get(siteContext).clientNetworks,
    });
    headers.append('Set-Cookie', (await setCartCookie(cartId))['Set-Cookie']);
    return to(targetOf(problems.length === 0));
  } catch (error) {
    if (!isPlatformError(error)) throw error;
    // the cart page says that the platform is unavailable
    return to(hrefsFor(locale).cart());
  }
}

function localeOf({ url, context }: LinkRequest): Locale {
  return parsePlatformAddress(url, context.get(marketsContext).further).locale;
}
