import { privateHeaders, stockHeaders } from '../cache-policy.ts';
import { isPlatformError } from '../commerce/platform/platform.ts';
import { shopContext } from '../context.ts';
import { notFound } from '../loaders/not-found.ts';
import type { Route } from './+types/stock.ts';

/** Fetched apart from the product page, which may come from a cache. */
export async function loader({ context, params }: Route.LoaderArgs) {
  if (!/^\d{1,20}$/.test(params.product)) throw notFound();
  const { catalogue } = context.get(shopContext);
  try {
    const stock = await catalogue.stock(`gid://shopify/Product/${params.product}`);
    if (!stock) throw notFound();
    return Response.json(stock, { headers: stockHeaders });
  } catch (error) {
    if (!isPlatformError(error)) throw error;
    return Response.json(null, { status: 503, headers: privateHeaders });
  }
}
