import type { Cart, CartLine } from '../commerce/cart/cart.ts';
import type { GiftRecipient } from '../commerce/cart/gift-recipient.ts';
import type { ItemToAdd } from '../merchandise/add-to-cart.ts';
import type { CartChange } from './cart-change.ts';
import { giftOf } from './gift-of.ts';

/** Whether a change without a response was applied after all, judging by the cart before and after. */
export function isApplied(change: CartChange, before: Cart | null, after: Cart | null): boolean {
  const line = (key: string) => after?.lines.find((candidate) => candidate.key === key);
  switch (change.intent) {
    case 'setQuantity':
      return line(change.line)?.quantity === change.quantity;
    case 'remove':
      return line(change.line) === undefined;
    case 'setInterval': {
      const found = line(change.line);
      return found !== undefined && planOf(found) === change.plan;
    }
    case 'add': {
      const item = { variantId: change.variant, planId: change.plan, gift: giftOf(change) };
      const quantity = findLine(item, before)?.quantity ?? 0;
      return findLine(item, after)?.quantity === quantity + change.quantity;
    }
    default:
      return false;
  }
}

/** The line an item is in, or would be merged into. */
export function findLine(
  { variantId, planId, gift }: Omit<ItemToAdd, 'quantity'>,
  cart: Cart | null,
): CartLine | undefined {
  return cart?.lines.find(
    (line) =>
      line.variant.id === variantId &&
      planOf(line) === (planId ?? '') &&
      isSameGift(line.gift, gift ?? null),
  );
}

function isSameGift(a: GiftRecipient | null, b: GiftRecipient | null): boolean {
  if (!a || !b) return a === b;
  return (
    a.email === b.email && a.name === b.name && a.message === b.message && a.sendOn === b.sendOn
  );
}

const planOf = ({ subscription }: CartLine) => subscription?.planId ?? '';
