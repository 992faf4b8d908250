import { isRouteErrorResponse, Outlet } from 'react-router';
import { useCartQuantity } from '../cart/use-cart-quantity.ts';
import { ErrorScreen } from '../shell/error-screen.tsx';
import { PageFrame } from '../shell/page-frame.tsx';
import type { Route } from './+types/page-frame.ts';

export default function FramedPage() {
  return (
    <PageFrame cartQuantity={useCartQuantity()}>
      <Outlet />
    </PageFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <PageFrame cartQuantity={useCartQuantity()}>
      <ErrorScreen missing={missing} />
    </PageFrame>
  );
}
