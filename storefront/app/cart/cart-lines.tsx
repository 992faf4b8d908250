import type { CartLine } from '../commerce/cart.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { CartLineRow } from './cart-line-row.tsx';
import styles from './cart-lines.module.css';
import type { CartState } from './cart-store.ts';
import type { RemovedLine } from './cart-view.ts';
import { problemsAtLine } from './problems-at.ts';
import { rowId, UndoRow } from './undo-row.tsx';

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
        <li key={row.line.key} id={rowId(row.line.key)}>
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

/** What was just removed keeps its place among the lines that are left, unless it is back. */
function rowsOf(lines: CartLine[], { removed }: Pick<CartState, 'removed'>) {
  const keys = lines.map(({ key }) => key);
  const gone = removed.filter(({ line }) => !keys.includes(line.key));
  const rows: ({ line: CartLine } | RemovedLine)[] = lines.map((line) => ({ line }));
  for (const row of gone.toSorted((a, b) => a.index - b.index)) rows.splice(row.index, 0, row);
  return rows;
}
