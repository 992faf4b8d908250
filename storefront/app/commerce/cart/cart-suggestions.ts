import type { Money } from '../price/money.ts';
import type { ProductCard } from '../product/product.ts';

/** What a shopper adds without thinking, in cents, once shipping is free. */
const smallPrice = 2500;

/**
 * The products to suggest beside a cart: none that is in it already; where something is missing for free shipping,
 * those first that reach it at the lowest price, else the small ones in their order.
 */
export function chooseCartSuggestions(
  candidates: readonly ProductCard[],
  inCart: readonly string[],
  missing: Money | null,
  count: number,
): ProductCard[] {
  const byId = new Map(candidates.map((card) => [card.id, card]));
  const offered = [...byId.values()].filter(({ id, offer }) => offer && !inCart.includes(id));
  const price = ({ offer }: ProductCard) => offer?.price.amount ?? 0;
  if (!missing) {
    return offered
      .toSorted((a, b) => Number(price(a) > smallPrice) - Number(price(b) > smallPrice))
      .slice(0, count);
  }
  const falls = (card: ProductCard) => Number(price(card) < missing.amount);
  const distance = (card: ProductCard) => Math.abs(price(card) - missing.amount);
  return offered
    .toSorted((a, b) => falls(a) - falls(b) || distance(a) - distance(b))
    .slice(0, count);
}
