import { privateHeaders } from '../cache-policy.ts';
import { isPlatformError } from '../commerce/platform.ts';
import { languageContext, shopContext } from '../context.ts';
import type { Route } from './+types/cart-saved.ts';

const most = 20;

/** Today's price and availability of what a visitor saved for later: only the browser knows what that is. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const keys = (url.searchParams.get('items') ?? '').split(',').slice(0, most);
  const { savedProducts } = context.get(shopContext);
  try {
    const items = await savedProducts.read(keys, context.get(languageContext));
    return Response.json(items, { headers: privateHeaders });
  } catch (error) {
    if (!isPlatformError(error)) throw error;
    return Response.json(null, { status: 503, headers: privateHeaders });
  }
}
