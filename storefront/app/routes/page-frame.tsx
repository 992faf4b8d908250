import { isRouteErrorResponse, Outlet } from 'react-router';
import { features } from '../../content/features.ts';
import { CartButton } from '../cart/cart-button.tsx';
import { addToCart } from '../cart/use-cart.ts';
import { isPlatformError } from '../commerce/platform.ts';
import { languageContext, shopContext } from '../context.ts';
import { AddToCartContext } from '../merchandise/add-to-cart.ts';
import { SearchOpener } from '../search/search-opener.tsx';
import { ErrorPage } from '../shell/error-page.tsx';
import { PageFrame } from '../shell/page-frame.tsx';
import type { Route } from './+types/page-frame.ts';

/** A page is whole without its promotions: their failure is not the page's. */
export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue } = context.get(shopContext);
  const promotions = await catalogue
    .topBarPromotions(context.get(languageContext))
    .catch((error: unknown) => {
      if (isPlatformError(error)) return [];
      throw error;
    });
  return { promotions };
}

/** The same for the whole visit: not asked for again on navigation. */
export const shouldRevalidate = () => false;

export default function FramedPage({ loaderData }: Route.ComponentProps) {
  return (
    <AddToCartContext value={addToCart}>
      <PageFrame promotions={loaderData.promotions} cart={<CartButton />}>
        <Outlet />
      </PageFrame>
      {features.search && <SearchOpener />}
    </AddToCartContext>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <>
      <PageFrame promotions={loaderData?.promotions ?? []} cart={<CartButton />}>
        <ErrorPage missing={missing} />
      </PageFrame>
      {features.search && <SearchOpener />}
    </>
  );
}
