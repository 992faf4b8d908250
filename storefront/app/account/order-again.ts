import type { SavedItem } from '../commerce/cart/saved-products.ts';
import { type Money, sum, times } from '../commerce/price/money.ts';
import type { Variant } from '../commerce/product/product.ts';
import { inPageLanguage, type SoldToday, todayOf } from './goods-today.ts';
import type { OrderLine } from './order.ts';

/** What became of an ordered line: at the same price, at another one, sold out, or gone. Gift cards are bought anew. */
export type AgainState = 'available' | 'changed' | 'soldOut' | 'gone' | 'giftCard';

export interface AgainLine {
  line: OrderLine;
  state: AgainState;
  /** As it is sold today. */
  today: SavedItem | null;
}

export function againLines(lines: readonly OrderLine[], sold: SoldToday): AgainLine[] {
  return lines.map((line) => {
    const today = todayOf(line, sold);
    return { line: inPageLanguage(line, sold), today, state: stateOf(line, today?.variant) };
  });
}

function stateOf({ isGiftCard, price }: OrderLine, today: Variant | undefined): AgainState {
  if (isGiftCard) return 'giftCard';
  if (!today) return 'gone';
  if (today.availability === 'unavailable') return 'soldOut';
  const isSame = price?.amount === today.price.amount && price.currency === today.price.currency;
  return isSame ? 'available' : 'changed';
}

export const isOrderable = ({ state }: AgainLine) => state === 'available' || state === 'changed';

/** What the orderable lines cost today. */
export function costToday(lines: readonly AgainLine[]): Money | null {
  const amounts = lines
    .filter(isOrderable)
    .flatMap(({ today, line }) => (today ? [times(today.variant.price, line.quantity)] : []));
  const [first] = amounts;
  return first ? sum(amounts, first.currency) : null;
}
