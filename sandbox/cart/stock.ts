import type { CartLine, Merchandise, StockWarning } from './model.ts';

type MerchandiseById = ReadonlyMap<string, Merchandise>;

/**
 * Lowers quantities to what the shop has. Lines of one variant share its stock, and so do bundles that contain it; what
 * was in the cart before goes first, so adding an item never takes one away from another line.
 */
export function capToStock(
  lines: readonly CartLine[],
  merchandise: MerchandiseById,
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
  const leftOf = (variantId: string) =>
    left.get(variantId) ?? availableStock(merchandise.get(variantId));
  for (const line of inTurn) {
    const taken = takenByOne(line.variantId, merchandise);
    const available = taken.map((each) => Math.floor(leftOf(each.variantId) / each.quantity));
    const quantity = Math.min(line.quantity, ...available);
    for (const each of taken) {
      left.set(each.variantId, leftOf(each.variantId) - quantity * each.quantity);
    }
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

/** What all lines together take from the stock, by variant. */
export function takenFromStock(
  lines: readonly CartLine[],
  merchandise: MerchandiseById,
): Map<string, number> {
  const taken = new Map<string, number>();
  for (const line of lines) {
    for (const { variantId, quantity } of takenByOne(line.variantId, merchandise)) {
      taken.set(variantId, (taken.get(variantId) ?? 0) + quantity * line.quantity);
    }
  }
  return taken;
}

function takenByOne(variantId: string, merchandise: MerchandiseById): Merchandise['components'] {
  const components = merchandise.get(variantId)?.components ?? [];
  return components.length > 0 ? components : [{ variantId, quantity: 1 }];
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
