import type { CartLine, Merchandise, StockWarning } from './model.ts';

/**
 * Lowers quantities to what the shop has. Lines of one variant share its stock; what was in the cart before
 * goes first, so adding an item never takes one away from another line.
 */
export function capToStock(
  lines: readonly CartLine[],
  merchandise: ReadonlyMap<string, Merchandise>,
  touched: readonly string[] = [],
): { lines: CartLine[]; warnings: StockWarning[] } {
  const left = new Map<string, number>();
  const quantities = new Map<string, number>();
  const oldestFirst = [...lines].reverse();
  const isTouched = (line: CartLine) => touched.includes(line.id);
  const inTurn = [
    ...oldestFirst.filter((line) => !isTouched(line)),
    ...oldestFirst.filter(isTouched),
  ];
  for (const line of inTurn) {
    const available = left.get(line.variantId) ?? availableStock(merchandise.get(line.variantId));
    const quantity = Math.min(line.quantity, available);
    left.set(line.variantId, available - quantity);
    quantities.set(line.id, quantity);
  }
  const warnings: StockWarning[] = [];
  const capped = lines.map((line) => {
    const quantity = quantities.get(line.id) ?? 0;
    if (quantity < line.quantity) warnings.push(stockWarning(line, quantity));
    return { ...line, quantity };
  });
  return { lines: capped, warnings };
}

function availableStock(variant: Merchandise | undefined): number {
  if (!variant) return 0;
  return variant.sellsBeyondStock ? Number.POSITIVE_INFINITY : Math.max(0, variant.stock);
}

function stockWarning(line: CartLine, quantity: number): StockWarning {
  return quantity === 0
    ? {
        code: 'MERCHANDISE_OUT_OF_STOCK',
        lineId: line.id,
        message: 'The product is out of stock.',
      }
    : {
        code: 'MERCHANDISE_NOT_ENOUGH_STOCK',
        lineId: line.id,
        message: `Only ${quantity} items are available. The quantity has been adjusted.`,
      };
}
