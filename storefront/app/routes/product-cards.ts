import { privateHeaders } from '../cache-policy.ts';
import { isPlatformError } from '../commerce/platform.ts';
import { languageContext, shopContext } from '../context.ts';
import type { Route } from './+types/product-cards.ts';

const maxCards = 12;

/** Cards with current prices of the recently viewed products, which only the browser knows. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const numbers = (url.searchParams.get('ids') ?? '')
    .split(',')
    .filter((id) => /^\d{1,20}$/.test(id));
  const ids = numbers.slice(0, maxCards).map((id) => `gid://shopify/Product/${id}`);
  const { catalogue } = context.get(shopContext);
  try {
    const cards = await catalogue.productCards(ids, context.get(languageContext));
    return Response.json(cards, { headers: privateHeaders });
  } catch (error) {
    if (!isPlatformError(error)) throw error;
    return Response.json(null, { status: 503, headers: privateHeaders });
  }
}
