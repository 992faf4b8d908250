import { data, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { menuTrail, trailTo } from '../../content/menu-trail.ts';
import { privateHeaders, publicHeaders } from '../cache-policy.ts';
import type { ProductCard, ProductDetail } from '../commerce/product/product.ts';
import { closestProducts } from '../commerce/product/similar-products.ts';
import { languageContext, marketContext, restockContext, shopContext } from '../context.ts';
import { hrefsFor } from '../i18n/hrefs.ts';
import { allMessages } from '../i18n/messages/index.ts';
import { alternatesFor } from '../loaders/alternates-for.ts';
import { handleRestock } from '../loaders/handle-restock.ts';
import { hrefsOf } from '../loaders/hrefs-of.ts';
import { loadContent } from '../loaders/load-content.ts';
import { loadMotifs } from '../loaders/load-motifs.ts';
import { orFallback } from '../loaders/or-fallback.ts';
import { redirectOrNotFound } from '../loaders/redirect-or-not-found.ts';
import { redirectToHandle } from '../loaders/redirect-to-handle.ts';
import { type ComparedSimilar, compareSimilar } from '../product/compare-similar.ts';
import { toPageProduct } from '../product/page-product.ts';
import { productParts } from '../product/product-parts.tsx';
import { ProductScreen } from '../product/product-screen.tsx';
import { readReviewView } from '../product/review-view.ts';
import { sendHtml } from '../send-html.server.tsx';
import type { Route } from './+types/product.ts';

const recommended = 4;

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const language = context.get(languageContext);
  const { catalogue } = context.get(shopContext);
  const recommend = (intent: 'COMPLEMENTARY' | 'RELATED'): Promise<ProductCard[]> =>
    orFallback(catalogue.recommendations(params.handle, intent, language), []);
  const [product, complementary, related] = await Promise.all([
    catalogue.product(params.handle, language),
    recommend('COMPLEMENTARY'),
    recommend('RELATED'),
  ]);
  if (!product) throw await redirectOrNotFound(url, context);
  redirectToHandle(params.handle, product.handle, url, hrefsOf(context).product);
  const [handles, similar, motifs] = await Promise.all([
    catalogue.productHandles(product.id),
    findSimilar(product, related, (handle) =>
      orFallback(catalogue.product(handle, language), null),
    ),
    loadMotifs(product, catalogue, language),
  ]);
  const { giftCardsCollection } = allMessages[language].product;
  const { collection } = hrefsOf(context);
  const places = new Set(product.collections.map(collection));
  const menu = (await loadContent(context)).mainMenu.groups;
  // not the gift category of its lowest price
  const giftCards = trailTo(menu, collection(giftCardsCollection));
  const trail = product.isGiftCard
    ? giftCards
    : menuTrail(
        menu,
        (url) => places.has(url),
        ({ url }) => url === giftCards[0]?.url,
      );
  // no product is shown twice
  const shown = new Set(similar.map(({ card }) => card.id));
  const offered = complementary.filter(({ id }) => !shown.has(id)).slice(0, recommended);
  for (const { id } of offered) shown.add(id);
  const html = sendHtml(
    { request, context },
    productParts({
      product,
      trail: trail.map(({ title, url }) => ({ title, href: url })),
      complementary: offered,
      related: related.filter(({ id }) => !shown.has(id)).slice(0, recommended),
      similar,
      search: url.searchParams,
      language,
      locale: context.get(marketContext).locale,
      reviewView: readReviewView(url.searchParams),
    }),
  );
  return {
    product: toPageProduct(product),
    seo: product.seo,
    section: trail[0]?.url,
    html,
    similarCount: similar.length,
    motifs,
    sendsRestockMails: context.get(restockContext) !== null,
    alternates: alternatesFor(
      context.get(marketContext),
      (key) => handles[key] && hrefsFor(key).product(handles[key]),
    ),
  };
}

/** Of a sold-out product; the platform's related products are compared by facts that cards lack. */
async function findSimilar(
  product: ProductDetail,
  related: ProductCard[],
  load: (handle: string) => Promise<ProductDetail | null>,
): Promise<ComparedSimilar[]> {
  if (product.offer?.availability !== 'unavailable') return [];
  const candidates = await Promise.all(related.map(({ handle }) => load(handle)));
  return closestProducts(
    product,
    candidates.filter((candidate) => candidate !== null),
    recommended,
    compareSimilar,
  );
}

/** The restock form without scripts. */
export async function action({ context, request }: Route.ActionArgs) {
  const { state, status } = await handleRestock(request, context);
  return data(state, { status, headers: privateHeaders });
}

/** The loader data contains all variants; of the reviews it has the chosen ones. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const sameProduct =
    currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  if (!sameProduct) return defaultShouldRevalidate;
  const viewOf = ({ searchParams }: URL) => JSON.stringify(readReviewView(searchParams));
  return viewOf(currentUrl) !== viewOf(nextUrl);
}

export function headers({ errorHeaders, actionHeaders }: Route.HeadersArgs) {
  if (errorHeaders) return errorHeaders;
  return actionHeaders.has('Cache-Control') ? actionHeaders : publicHeaders('product');
}

export default function ProductPage({ loaderData, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { alternates: _, section: __, ...screen } = loaderData;
  return (
    <ProductScreen {...screen} restockAnswer={actionData} wantedVariant={search.get('variant')} />
  );
}
