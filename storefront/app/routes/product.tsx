import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { fullMenu } from '../../content/full-menu.ts';
import { allContent } from '../../content/index.ts';
import { menuTrail, trailTo } from '../../content/menu-trail.ts';
import { publicHeaders } from '../cache-policy.ts';
import type { ProductCard } from '../commerce/product.ts';
import { languageContext, shopContext } from '../context.ts';
import { hrefsFor } from '../i18n/hrefs.ts';
import { allMessages } from '../i18n/messages/index.ts';
import { ProductScreen } from '../product/product-screen.tsx';
import { readReviewView } from '../product/review-view.ts';
import type { Route } from './+types/product.ts';
import { alternatesFor } from './alternates-for.ts';
import { orFallback } from './or-fallback.ts';
import { redirectOrNotFound } from './redirect-or-not-found.ts';
import { redirectToHandle } from './redirect-to-handle.ts';

const recommended = 4;

export async function loader({ context, params, url }: Route.LoaderArgs) {
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
  redirectToHandle(params.handle, product.handle, url, hrefsFor(language).product);
  const handles = await catalogue.productHandles(product.id);
  const { giftCardsCollection } = allMessages[language].product;
  const { collection } = hrefsFor(language);
  const places = new Set(product.collections.map(collection));
  const menu = fullMenu(allContent[language].mainMenu.groups, allContent[language].menuBoxes);
  // not the gift category of its lowest price
  const trail = product.isGiftCard
    ? trailTo(menu, collection(giftCardsCollection))
    : menuTrail(menu, (url) => places.has(url));
  return {
    product,
    trail: trail.map(({ title, url }) => ({ title, href: url })),
    complementary: complementary.slice(0, recommended),
    related: related.slice(0, recommended),
    alternates: alternatesFor((key) => handles[key] && hrefsFor(key).product(handles[key])),
  };
}

/** The loader data contains all variants and reviews. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const sameProduct =
    currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return sameProduct ? false : defaultShouldRevalidate;
}

export function headers({ errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? publicHeaders('product');
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { alternates: _, ...screen } = loaderData;
  return (
    <ProductScreen
      {...screen}
      wantedVariant={search.get('variant')}
      reviewView={readReviewView(search)}
    />
  );
}
