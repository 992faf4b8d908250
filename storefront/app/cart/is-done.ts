import type { Cart, CartLine } from '../commerce/cart.ts';
import type { ItemToAdd } from '../merchandise/add-to-cart.ts';
import type { Change } from './change-queue.ts';

/** Whether a change that was never answered has been made after all, as far as the cart tells. */
export function isDone(change: Change, before: Cart | null, after: Cart | null): boolean {
  const { intent, line: key, quantity, variant = '', plan = '' } = change;
  const line = after?.lines.find((candidate) => candidate.key === key);
  switch (intent) {
    case 'setQuantity':
      return line?.quantity === Number(quantity);
    case 'remove':
      return line === undefined;
    case 'setInterval':
      return line !== undefined && planOf(line) === plan;
    case 'add': {
      const item = { variantId: variant, planId: plan };
      const had = lineOf(item, before)?.quantity ?? 0;
      return lineOf(item, after)?.quantity === had + Number(quantity);
    }
    default:
      return false;
  }
}

/** The line an item is, or would be added to. */
export function lineOf(
  { variantId, planId }: Omit<ItemToAdd, 'quantity'>,
  cart: Cart | null,
): CartLine | undefined {
  return cart?.lines.find(
    (line) => line.variant.id === variantId && planOf(line) === (planId ?? ''),
  );
}

const planOf = ({ subscription }: CartLine) => subscription?.planId ?? '';
