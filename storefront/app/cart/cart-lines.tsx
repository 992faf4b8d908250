import { type CartLine, topLevelLines } from '../commerce/cart/cart.ts';
import { useCartI18n } from '../i18n/cart-texts.ts';
import { CartLineRow } from './cart-line-row.tsx';
import styles from './cart-lines.module.css';
import type { CartState } from './cart-store.ts';
import type { RemovedLine } from './cart-view.ts';
import { lineProblems } from './select-problems.ts';
import { rowId, UndoRow } from './undo-row.tsx';

interface CartLinesProps {
  state: Pick<CartState, 'problems' | 'pendingQuantities' | 'removed'>;
  lines: CartLine[];
  /** How many rows are shown. */
  limit?: number;
  /** For the mini-cart: smaller, and without rarely used controls. */
  compact?: boolean;
}

export function CartLines({ state, lines, limit, compact = false }: CartLinesProps) {
  const { t } = useCartI18n();
  return (
    <ul
      className={compact ? `${styles.lines} ${styles.compact}` : styles.lines}
      aria-label={t.cart.lines}
    >
      {rowsOf(lines, state)
        .slice(0, limit)
        .map((row) => (
          <li key={row.line.key} id={rowId(row.line.key)}>
            {'index' in row ? (
              <UndoRow removed={row} />
            ) : (
              <CartLineRow
                line={row.line}
                addOns={lines.filter(({ parent }) => parent === row.line.key)}
                pendingQuantity={state.pendingQuantities[row.line.key]}
                problems={lineProblems(state.problems, row.line.key)}
                compact={compact}
              />
            )}
          </li>
        ))}
    </ul>
  );
}

/** The lines with the removed ones, which undo can restore, at their former index. */
function rowsOf(lines: CartLine[], { removed }: Pick<CartState, 'removed'>) {
  const keys = lines.map(({ key }) => key);
  const undoable = removed.filter(({ line }) => !keys.includes(line.key));
  const rows: ({ line: CartLine } | RemovedLine)[] = topLevelLines(lines)
    // gone with the line that it was added to
    .filter(({ parent }) => undoable.every(({ line }) => line.key !== parent))
    .map((line) => ({ line }));
  for (const row of undoable.toSorted((a, b) => a.index - b.index)) rows.splice(row.index, 0, row);
  return rows;
}
