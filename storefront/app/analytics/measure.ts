import type { Cart } from '../commerce/cart.ts';
import {
  type AnalyticsEvent,
  cartChangeEvents,
  cartEvent,
  searchEvent,
  viewItemEvent,
} from './events.ts';
import { push } from './queue.ts';

export { watchLists } from './watch-lists.ts';

function pushIfAny(event: AnalyticsEvent | null) {
  if (event) push(event);
}

export const search = (term: string) => pushIfAny(searchEvent(term));

export const viewItem = (...item: Parameters<typeof viewItemEvent>) =>
  pushIfAny(viewItemEvent(...item));

export function viewCart(cart: Cart) {
  if (cart.lines.length > 0) pushIfAny(cartEvent('view_cart', cart));
}

export function beginCheckout(cart: Cart) {
  if (cart.lines.length > 0) pushIfAny(cartEvent('begin_checkout', cart));
}

export function cartChanged(before: Cart | null, after: Cart | null) {
  for (const event of cartChangeEvents(before, after)) push(event);
}
