import { searchReportPath } from '../../telemetry/report-paths.ts';
import type { Cart } from '../commerce/cart/cart.ts';
import {
  type AnalyticsEvent,
  cartChangeEvents,
  cartEvent,
  searchEvent,
  viewItemEvent,
} from './events.ts';
import { push, whenGranted } from './queue.ts';

export { watchLists } from './watch-lists.ts';

function pushIfAny(event: AnalyticsEvent | null) {
  if (event) push(event);
}

export const search = (term: string) => pushIfAny(searchEvent(term));

/** Counted by the shop itself, for the merchant: what found nothing, and what was left without a click. */
export function searchOutcome(language: string, text: string, outcome: 'empty' | 'left') {
  if (!searchEvent(text)) return;
  const body = JSON.stringify({ language, text, outcome });
  whenGranted(() => void navigator.sendBeacon(searchReportPath, body));
}

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
