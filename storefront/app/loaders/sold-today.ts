import type { RouterContextProvider } from 'react-router';
import type { OrderedGoods, SoldToday } from '../account/goods-today.ts';
import { savedKey } from '../commerce/cart/saved-key.ts';
import { languageContext, shopContext } from '../context.ts';

/** What of ordered goods is still sold. */
export async function soldToday(
  goods: readonly OrderedGoods[],
  context: Readonly<RouterContextProvider>,
): Promise<SoldToday> {
  const keys = goods.flatMap(({ productId, variantId }) =>
    productId && variantId ? [savedKey(productId, variantId)] : [],
  );
  const { savedProducts } = context.get(shopContext);
  const items = await savedProducts.read([...new Set(keys)], context.get(languageContext));
  return new Map(items.map((item) => [item.variant.id, item]));
}
