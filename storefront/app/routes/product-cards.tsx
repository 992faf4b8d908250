import { privateHeaders } from '../cache-policy.ts';
import { isPlatformError } from '../commerce/platform/platform.ts';
import { languageContext, shopContext } from '../context.ts';
import { ProductGrid } from '../merchandise/product-grid.tsx';
import { renderHtml } from '../send-html.server.tsx';
import type { Route } from './+types/product-cards.ts';

const maxCards = 12;

/** A row of cards with current prices: the recently viewed products, which only the browser knows. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const numbers = (url.searchParams.get('ids') ?? '')
    .split(',')
    .filter((id) => /^\d{1,20}$/.test(id));
  const ids = numbers.slice(0, maxCards).map((id) => `gid://shopify/Product/${id}`);
  const { catalogue } = context.get(shopContext);
  try {
    const cards = await catalogue.productCards(ids, context.get(languageContext));
    const row = cards.length > 0 && <ProductGrid products={cards} headingLevel={3} row />;
    const headers = { ...privateHeaders, 'Content-Type': 'text/html; charset=utf-8' };
    return new Response(renderHtml('recently-viewed', row, context), { headers });
  } catch (error) {
    if (!isPlatformError(error)) throw error;
    return new Response(null, { status: 503, headers: privateHeaders });
  }
}
