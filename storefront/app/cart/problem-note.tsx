import type { CartProblem } from '../commerce/cart/cart-problems.ts';
import { useProblemText } from '../merchandise/use-problem-text.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './problem-note.module.css';

interface ProblemNoteProps {
  problem: CartProblem;
  /** The remaining stock of the line. */
  left?: number;
  id?: string | undefined;
}

const warnings: CartProblem['kind'][] = [
  'notEnoughStock',
  'outOfStock',
  'soldOutLine',
  'notDeliveredThere',
];

/** A problem as a message: a warning for stock, an error for everything else. */
export function ProblemNote({ problem, left = 0, id }: ProblemNoteProps) {
  const problemText = useProblemText();
  return (
    <p
      id={id}
      className={warnings.includes(problem.kind) ? styles.warning : styles.error}
      // screen readers ignore a status region that is inserted together with its text, but not an alert
      role="alert"
    >
      <Icon name="warning-circle" size={18} />
      {problemText(problem, left)}
    </p>
  );
}
