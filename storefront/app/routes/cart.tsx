import { data, type RouterContextProvider, redirect } from 'react-router';
import { bestSellers } from '../../content/home-sections.ts';
import { privateHeaders } from '../cache-policy.ts';
import { parseCartForm } from '../cart/cart-change.ts';
import { CartScreen, cartParts } from '../cart/cart-screen.tsx';
import { CartSuggestions } from '../cart/cart-suggestions.tsx';
import { type CartView, toRemovedLine } from '../cart/cart-view.ts';
import { cartStore } from '../cart/use-cart.ts';
import { type Cart, missingForFreeShipping } from '../commerce/cart/cart.ts';
import type { CompletionItem } from '../commerce/cart/cart-completion.ts';
import type { CartProblem } from '../commerce/cart/cart-problems.ts';
import { chooseCartSuggestions } from '../commerce/cart/cart-suggestions.ts';
import { parseListingQuery } from '../commerce/collection/listing-query.ts';
import { deliveryCountry } from '../commerce/markets/delivery-country.ts';
import type { Country } from '../commerce/markets/destinations.ts';
import { languageContext, marketContext, shopContext, siteContext } from '../context.ts';
import { loadCartTexts } from '../i18n/cart-texts.ts';
import { hrefsFor } from '../i18n/hrefs.ts';
import { alternatesFor } from '../loaders/alternates-for.ts';
import { hrefsOf } from '../loaders/hrefs-of.ts';
import { loadCompletion } from '../loaders/load-completion.ts';
import { loadContent } from '../loaders/load-content.ts';
import { orFallback } from '../loaders/or-fallback.ts';
import { readCart } from '../loaders/read-cart.ts';
import { readForm } from '../loaders/read-form.ts';
import { rejectCartForm } from '../loaders/reject-cart-form.ts';
import { runCartForm } from '../loaders/run-cart-form.ts';
import { sendHtml } from '../send-html.server.tsx';
import { PopularCategories } from '../shell/popular-categories.tsx';
import type { Route } from './+types/cart.ts';

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { view: read, status, headers } = await readCart(request, context);
  const view = { ...read, problems: [...read.problems, ...notAddedByLink(url)] };
  const country = deliveryCountry(request.headers.get('cookie'), context.get(marketContext));
  const problems = missingForCode(url, view.cart);
  const completion = await loadCompletion({ ...view, problems }, country, context);
  const suggestions =
    status === 200 ? await suggestionsFor(view, country, completion, context) : [];
  const hasExpress = context.get(siteContext).expressPayment !== null;
  const madeAt = new Date().toISOString();
  const { cart: discover } = await loadContent(context);
  const isEmpty = (view.cart?.lines.length ?? 0) === 0;
  const answer = {
    view,
    completion,
    discover: { main: discover.main, equipment: discover.equipment },
    html: sendHtml(
      { request, context },
      {
        [cartParts.suggestions]: suggestions.length > 0 && (
          <CartSuggestions products={suggestions} isCartEmpty={isEmpty} />
        ),
        [cartParts.categories]: isEmpty && <PopularCategories />,
      },
    ),
    alternates: alternatesFor(context.get(marketContext), (locale) => hrefsFor(locale).cart()),
    hasExpress,
    country,
    madeAt,
    readAt: 0,
  };
  return data(answer, { status, headers });
}

/** A stale response must not replace what the shopper has changed since the request. */
export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  const readAt = cartStore.beginRead();
  const texts = loadCartTexts().catch(() => openDocument(request.url));
  const [answer] = await Promise.all([serverLoader(), texts]);
  return { ...answer, readAt };
}

/** Works without scripts. */
function openDocument(url: string): Promise<never> {
  location.assign(url);
  return new Promise(() => {});
}

/** The page's scripts ask again after a code was rejected: the cart itself does not know it. */
function missingForCode(url: URL, cart: Cart | null): CartProblem[] {
  const missing = url.searchParams.get('missing') ?? '';
  if (!cart || !/^\d{1,6}$/.test(missing)) return [];
  const { currency } = cart.total;
  return [{ kind: 'codeMinimum', missing: { amount: Number(missing), currency } }];
}

/** Something that a link to a filled cart names is not sold any more, or not in that quantity. */
function notAddedByLink(url: URL): CartProblem[] {
  return url.searchParams.has('notAdded') ? [{ kind: 'notAddedByLink' }] : [];
}

const suggested = 4;

/** Popular products for an empty cart; for a filled one what goes with its latest product, and add-ons that fit by price. */
async function suggestionsFor(
  { cart }: CartView,
  country: Country,
  completion: CompletionItem[],
  context: Readonly<RouterContextProvider>,
) {
  const language = context.get(languageContext);
  const content = await loadContent(context);
  const { catalogue } = context.get(shopContext);
  const query = parseListingQuery(new URLSearchParams());
  const productsOf = async (handle: string | null) => {
    if (!handle) return [];
    const collection = await orFallback(catalogue.collection({ handle, language, query }), null);
    return collection?.listing.products ?? [];
  };
  const [latest] = cart?.lines ?? [];
  if (!cart || !latest) return (await productsOf(bestSellers(content))).slice(0, suggested);
  const [complementary, addOns] = await Promise.all([
    orFallback(catalogue.recommendations(latest.product.handle, 'COMPLEMENTARY', language), []),
    productsOf(content.cart.addOns),
  ]);
  return chooseCartSuggestions(
    [...complementary, ...addOns],
    [...cart.lines, ...completion].map(({ product }) => product.id),
    missingForFreeShipping(cart, country),
    suggested,
  );
}

export async function action({ context, request }: Route.ActionArgs) {
  const sent = await readForm(request);
  const form = parseCartForm(sent);
  if (!form) {
    const { view, status, headers } = await rejectCartForm(sent, request, context);
    const answer = { view, removed: null, enteredCode: '', completion: null };
    return data(answer, { status, headers });
  }
  const before = form.intent === 'remove' ? await readCart(request, context) : null;
  const { view, status, headers } = await runCartForm(form, request, context);
  const removed =
    form.intent === 'remove' && status === 200
      ? toRemovedLine(before?.view.cart ?? null, form.line)
      : null;
  if (status === 200 && view.problems.length === 0 && !removed) {
    return redirect(hrefsOf(context).cart(), { status: 303, headers });
  }
  const enteredCode = form.intent === 'applyDiscount' ? form.code : '';
  const country = deliveryCountry(request.headers.get('cookie'), context.get(marketContext));
  const completion = enteredCode ? await loadCompletion(view, country, context) : null;
  return data({ view, removed, enteredCode, completion }, { status, headers });
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  const headers = new Headers(privateHeaders);
  for (const cookie of [...loaderHeaders.getSetCookie(), ...actionHeaders.getSetCookie()]) {
    headers.append('Set-Cookie', cookie);
  }
  return headers;
}

export default function CartPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, completion, discover, html, hasExpress, madeAt, readAt } = loaderData;
  // the action's cart is newer; where it has none, the loader's cart is still valid
  const shown = actionData?.view.cart
    ? actionData.view
    : { cart: view.cart, problems: actionData?.view.problems ?? view.problems };
  return (
    <CartScreen
      view={shown}
      readAt={readAt}
      removed={actionData?.removed ?? null}
      enteredCode={actionData?.enteredCode ?? ''}
      completion={actionData?.completion ?? completion}
      discover={discover}
      html={html}
      hasExpress={hasExpress}
      madeAt={madeAt}
    />
  );
}
