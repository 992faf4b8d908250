import { personal } from '../cache-policy.ts';
import { readCartId } from '../cart/cart-cookie.ts';
import type { CartSummary } from '../cart/use-cart-quantity.ts';
import { isPlatformError } from '../commerce/platform.ts';
import { languageContext, shopContext } from '../context.ts';
import type { Route } from './+types/cart-summary.ts';

export function headers() {
  return personal;
}

/** The badge of one visitor. Who has no cart costs the platform nothing. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const summary: CartSummary = { totalQuantity: await totalQuantity() };
  return summary;

  async function totalQuantity() {
    const cartId = await readCartId(request);
    if (!cartId) return 0;
    const { carts } = context.get(shopContext);
    const cart = await carts.read(cartId, context.get(languageContext)).catch((error: unknown) => {
      if (isPlatformError(error)) return null;
      throw error;
    });
    return cart?.totalQuantity ?? 0;
  }
}
