import type { CartProblem } from '../commerce/cart-problems.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './problem-note.module.css';

interface ProblemNoteProps {
  problem: CartProblem;
  /** How many of the line are left, for problems with the stock. */
  left?: number;
  id?: string;
}

/** What went wrong, in the shopper's language: a note where we have helped ourselves, an error where we could not. */
export function ProblemNote({ problem, left = 0, id }: ProblemNoteProps) {
  const { t, format } = useI18n();
  const adjusted = problem.kind === 'notEnoughStock' || problem.kind === 'outOfStock';
  return (
    <p
      id={id}
      className={adjusted ? styles.warning : styles.error}
      role={adjusted ? 'status' : 'alert'}
    >
      <Icon name="warning-circle" size={18} />
      {words()}
    </p>
  );

  function words(): string {
    const { kind, minimum, missing, message } = problem;
    switch (kind) {
      case 'other':
        return message ?? t.cart.problem.unavailable;
      case 'notEnoughStock':
        return t.cart.problem.notEnoughStock(left);
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
