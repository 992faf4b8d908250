import { runDiscountLink } from '../loaders/run-cart-link.ts';
import type { Route } from './+types/discount-link.ts';

export function loader({ params, ...asked }: Route.LoaderArgs) {
  return runDiscountLink(asked, params.code);
}
