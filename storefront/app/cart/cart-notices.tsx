import { useCartI18n } from '../i18n/cart-texts.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './cart-screen.module.css';
import type { CartState } from './cart-store.ts';
import note from './problem-note.module.css';
import { ProblemNote } from './problem-note.tsx';
import { cartProblems } from './select-problems.ts';

/** Problems of the cart as a whole. */
export function CartNotices({
  state,
}: {
  state: Pick<CartState, 'cart' | 'problems' | 'offline'>;
}) {
  const { t } = useCartI18n();
  return (
    <div className={styles.notes}>
      {state.offline && (
        <p className={note.warning}>
          <Icon name="warning-circle" size={18} />
          {t.cart.offline}
        </p>
      )}
      {cartProblems(state.problems, state.cart).map((problem) => (
        <ProblemNote key={problem.kind} problem={problem} />
      ))}
    </div>
  );
}
