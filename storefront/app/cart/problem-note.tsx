import type { CartProblem } from '../commerce/cart-problems.ts';
import { maxLineQuantity } from '../commerce/max-line-quantity.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './problem-note.module.css';

interface ProblemNoteProps {
  problem: CartProblem;
  /** How many of the line are left, for problems with the stock. */
  left?: number;
  id?: string | undefined;
}

const notes: CartProblem['kind'][] = ['notEnoughStock', 'outOfStock', 'soldOutLine'];

/** Why a code was refused: said after the sentence that it was. */
const refusals: CartProblem['kind'][] = [
  'codeUnknown',
  'codeInactive',
  'codeUsedUp',
  'codeUsedByYou',
  'codeMinimum',
  'codeWrongProducts',
  'codeNotCombinable',
  'codeNotForSubscriptions',
  'giftCardUnknown',
  'giftCardTwice',
  'tooManyTries',
];

/** What went wrong, in the shopper's language: a note where the stock has decided, an error where we could not help. */
export function ProblemNote({ problem, left = 0, id }: ProblemNoteProps) {
  const { t, format } = useI18n();
  return (
    <p
      id={id}
      className={notes.includes(problem.kind) ? styles.warning : styles.error}
      // a status that comes with its words is not read out everywhere, an alert is
      role="alert"
    >
      <Icon name="warning-circle" size={18} />
      {refusals.includes(problem.kind) ? t.cart.problem.codeRefused(words()) : words()}
    </p>
  );

  function words(): string {
    const { kind, minimum, missing, message } = problem;
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
