import { runCartLink } from '../loaders/run-cart-link.ts';
import type { Route } from './+types/cart-link-without-language.ts';

export function loader({ params, ...asked }: Route.LoaderArgs) {
  return runCartLink(asked, params.lines);
}
