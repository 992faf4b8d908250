import type { ListedItem } from '../analytics/events.ts';
import { savedKey } from '../commerce/cart/saved-key.ts';
import type { Offer, ProductCard } from '../commerce/product/product.ts';

/** What saving and analytics need to know of a card, as attributes of its element; name and brand are in its text. */
export function cardAttributes({ id, productType }: ProductCard, { variantId, sku, price }: Offer) {
  return {
    'data-saves': savedKey(id, variantId),
    'data-item': sku ?? id.slice(id.lastIndexOf('/') + 1),
    'data-category': productType,
    'data-price': price.amount,
    'data-currency': price.currency,
  };
}

/** Null for a card without an offer. */
export function readCard(card: HTMLElement): ListedItem | null {
  const { item, category = '', price, currency } = card.dataset;
  if (item === undefined || price === undefined || currency === undefined) return null;
  return {
    id: item,
    title: titleOf(card),
    brand: card.querySelector('[data-brand]')?.textContent ?? '',
    category,
    price: { amount: Number(price), currency },
  };
}

export function titleOf(card: HTMLElement): string {
  return card.querySelector(':is(h2, h3, h4) a')?.textContent ?? '';
}
