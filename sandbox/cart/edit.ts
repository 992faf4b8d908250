import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { type CartId, formatCartId, newLineId } from './cart-id.ts';
import { loadFacts } from './facts.ts';
import type { LinesChange } from './lines.ts';
import type { CartContent, CartFacts, CartLine, UserError } from './model.ts';
import { capToStock } from './stock.ts';
import { type CartTotals, totalCart } from './totals.ts';

export interface CartWarning {
  code: string;
  message: string;
  target: string;
}

/** One mutation: what it changes beside the lines, and what it does to the lines. */
export interface CartEdit {
  /** Errors refuse the edit. */
  change?: (content: CartContent) => CartContent | UserError[];
  /** Variants the lines may come to name. */
  variantIds?: readonly string[];
  changeLines?: (
    lines: readonly CartLine[],
    facts: CartFacts,
    newLineId: () => string,
  ) => LinesChange;
}

interface EditResult {
  /** Undefined when the edit was refused. */
  content: CartContent | undefined;
  totals: CartTotals;
  userErrors: UserError[];
  warnings: CartWarning[];
}

/** Works out an edit on the content as it is now. Every edit looks at stock and codes anew. */
export async function computeEdit(
  database: Kysely<Database>,
  now: Date,
  id: CartId,
  current: CartContent,
  edit: CartEdit,
): Promise<EditResult> {
  const change = edit.change?.(current) ?? current;
  const refused = Array.isArray(change) ? change : [];
  const changed = Array.isArray(change) ? current : change;
  const facts = await loadFacts(database, changed, now, edit.variantIds);
  const { lines, touched, userErrors } = edit.changeLines?.(changed.lines, facts, () =>
    newLineId(id),
  ) ?? { lines: changed.lines, touched: [], userErrors: [] };
  const capped = capToStock(lines, facts.merchandise, touched);
  const content = { ...changed, lines: capped.lines };
  const totals = totalCart(content, facts);
  const errors = [...refused, ...userErrors];
  if (errors.length > 0) {
    return { content: undefined, totals, userErrors: errors, warnings: [] };
  }
  const warnings = [
    ...capped.warnings.map(({ lineId, ...warning }) => ({ ...warning, target: lineId })),
    ...totals.warnings.map(({ code, message }) => ({ code, message, target: formatCartId(id) })),
  ];
  return { content, totals, userErrors: errors, warnings };
}
