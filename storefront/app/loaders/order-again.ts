import type { RouterContextProvider } from 'react-router';
import type { OrderDetail } from '../account/order.ts';
import { type AgainLine, againLines } from '../account/order-again.ts';
import { savedKey } from '../commerce/cart/saved-key.ts';
import { languageContext, shopContext } from '../context.ts';

/** The lines of an order, with what is sold today. */
export async function linesAgain(
  { lines }: OrderDetail,
  context: Readonly<RouterContextProvider>,
): Promise<AgainLine[]> {
  const keys = lines.flatMap(({ productId, variantId }) =>
    productId && variantId ? [savedKey(productId, variantId)] : [],
  );
  const { savedProducts } = context.get(shopContext);
  const items = await savedProducts.read([...new Set(keys)], context.get(languageContext));
  return againLines(lines, new Map(items.map((item) => [item.variant.id, item])));
}
