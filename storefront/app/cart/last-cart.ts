import { useSyncExternalStore } from 'react';
import type { CartLine } from '../commerce/cart/cart.ts';
import { variantKey } from '../commerce/product/product.ts';
import { createStoredList, emptyList } from '../merchandise/stored-list.ts';

/** What can be put in again. */
interface LastItem {
  variantId: string;
  quantity: number;
  title: string;
}

const entry = /^(\d{1,20}) ([1-9]\d{0,5}) (.{1,300})$/;

const stored = createStoredList({
  storageKey: 'last-cart',
  maxEntries: 50,
  isEntry: (value) => typeof value === 'string' && entry.test(value),
});

/** Not subscriptions, which come again by themselves, and no gift cards, whose recipients are nobody's business. */
function entriesOf(lines: readonly CartLine[]): string[] {
  return lines
    .filter(({ subscription, product, quantity }) => {
      return !subscription && !product.isGiftCard && quantity > 0;
    })
    .map(({ variant, quantity, product }) => {
      const title = [product.title, ...variant.options.map(({ value }) => value)].join(', ');
      return `${variantKey(variant.id)} ${quantity} ${title}`;
    });
}

function toItem(text: string): LastItem {
  const [, variant = '', quantity = '', title = ''] = entry.exec(text) ?? [];
  return {
    variantId: `gid://shopify/ProductVariant/${variant}`,
    quantity: Number(quantity),
    title,
  };
}

/** Follows the cart, once the visitor has asked for it (§ 25 TDDDG). An empty cart keeps the last one. */
export function followCart(lines: readonly CartLine[]) {
  if (lines.length > 0 && stored.exists()) stored.set(entriesOf(lines));
}

export function useLastCart() {
  const entries = useSyncExternalStore(stored.subscribe, stored.get, () => emptyList);
  const isRemembered = useSyncExternalStore(stored.subscribe, stored.exists, () => false);
  return {
    items: entries.map(toItem),
    isRemembered,
    remember: (lines: readonly CartLine[]) => stored.set(entriesOf(lines)),
    forget: stored.clear,
  };
}
