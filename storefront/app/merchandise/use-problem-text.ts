import type { CartProblem } from '../commerce/cart/cart-problems.ts';
import { maxLineQuantity } from '../commerce/cart/max-line-quantity.ts';
import { useI18n } from '../i18n/i18n.tsx';

/** Reasons for the rejection of a code: their text follows the sentence that it was rejected. */
const rejections: CartProblem['kind'][] = [
  'codeUnknown',
  'codeInactive',
  'codeUsedUp',
  'codeUsedByYou',
  'codeNotForYou',
  'codeNeedsCustomer',
  'codeMinimum',
  'codeQuantity',
  'codeWrongProducts',
  'codeWrongDelivery',
  'codeNotCombinable',
  'codeNotForSubscriptions',
  'giftCardUnknown',
  'giftCardTwice',
  'tooManyTries',
];

/** The text of a cart problem in the page's language; `left` is the remaining stock. */
export function useProblemText(): (problem: CartProblem, left: number) => string {
  const { t, format } = useI18n();
  return (problem, left) => {
    const text = reason(problem, left);
    return rejections.includes(problem.kind) ? t.cart.problem.codeRefused(text) : text;
  };

  function reason({ kind, minimum, missing, message }: CartProblem, left: number): string {
    switch (kind) {
      case 'other':
        return message ?? t.cart.problem.unavailable;
      case 'notEnoughStock':
        return t.cart.problem.notEnoughStock(left);
      case 'quantityLimit':
        return t.cart.problem.quantityLimit(format.number(maxLineQuantity));
      case 'codeMinimum':
        return t.cart.problem.codeMinimum(
          minimum ? format.money(minimum) : null,
          missing ? format.money(missing) : null,
        );
      default:
        return t.cart.problem[kind];
    }
  }
}
