import { privateHeaders } from '../cache-policy.ts';
import { isPlatformError } from '../commerce/platform/platform.ts';
import { languageContext, shopContext } from '../context.ts';
import type { Route } from './+types/cart-saved.ts';

const maxItems = 20;

/** Current price and availability of the items that a visitor saved in the browser. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const keys = (url.searchParams.get('items') ?? '').split(',').slice(0, maxItems);
  const { savedProducts } = context.get(shopContext);
  try {
    const items = await savedProducts.read(keys, context.get(languageContext));
    return Response.json(items, { headers: privateHeaders });
  } catch (error) {
    if (!isPlatformError(error)) throw error;
    return Response.json(null, { status: 503, headers: privateHeaders });
  }
}
