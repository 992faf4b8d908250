import type { CartProblem } from '../commerce/cart/cart-problems.ts';
import { maxLineQuantity } from '../commerce/cart/max-line-quantity.ts';
import { cartTexts } from '../i18n/cart-texts.ts';
import { useI18n } from '../i18n/i18n.tsx';
import type { CartMessages } from '../i18n/messages/message-types.ts';

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

type ProblemTexts = CartMessages['cart']['problem'];

/** The text of a cart problem in the page's language; `left` is the remaining stock. */
export function useProblemText(): (problem: CartProblem, left: number) => string {
  const { t, format } = useI18n();
  return (problem, left) => {
    const texts = cartTexts(t)?.problem;
    if (!texts) return t.product.offline;
    const text = reason(texts, problem, left);
    return rejections.includes(problem.kind) ? texts.codeRefused(text) : text;
  };

  function reason(texts: ProblemTexts, problem: CartProblem, left: number): string {
    const { kind, minimum, missing, message } = problem;
    switch (kind) {
      case 'offline':
        return t.product.offline;
      case 'other':
        return message ?? texts.unavailable;
      case 'notEnoughStock':
        return texts.notEnoughStock(left);
      case 'quantityLimit':
        return texts.quantityLimit(format.number(maxLineQuantity));
      case 'codeMinimum':
        return texts.codeMinimum(
          minimum ? format.money(minimum) : null,
          missing ? format.money(missing) : null,
        );
      default:
        return texts[kind];
    }
  }
}
