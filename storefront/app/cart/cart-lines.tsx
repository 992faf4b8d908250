import type { CartLine } from '../commerce/cart.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { CartLineRow } from './cart-line-row.tsx';
import styles from './cart-lines.module.css';
import type { CartState } from './cart-store.ts';
import type { RemovedLine } from './cart-view.ts';
import { problemsAtLine } from './problems-at.ts';
import { UndoRow } from './undo-row.tsx';

interface CartLinesProps {
  state: Pick<CartState, 'problems' | 'wanted' | 'removed'>;
  lines: CartLine[];
  /** As in the mini-cart: smaller, and without what is seldom wanted. */
  compact?: boolean;
}

export function CartLines({ state, lines, compact = false }: CartLinesProps) {
  const { t } = useI18n();
  return (
    <ul
      className={compact ? `${styles.lines} ${styles.compact}` : styles.lines}
      aria-label={t.cart.lines}
    >
      {rowsOf(lines, state).map((row) => (
        <li key={row.line.key}>
          {'index' in row ? (
            <UndoRow removed={row} />
          ) : (
            <CartLineRow
              line={row.line}
              wanted={state.wanted[row.line.key]}
              problems={problemsAtLine(state.problems, row.line.key)}
              compact={compact}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** What was just removed keeps its place among the lines that are left. */
function rowsOf(lines: CartLine[], { removed }: Pick<CartState, 'removed'>) {
  const gone = removed.map(({ line }) => line.key);
  const rows: ({ line: CartLine } | RemovedLine)[] = lines
    .filter(({ key }) => !gone.includes(key))
    .map((line) => ({ line }));
  for (const row of removed.toSorted((a, b) => a.index - b.index)) rows.splice(row.index, 0, row);
  return rows;
}
