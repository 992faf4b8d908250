import { type Allocation, applyDiscounts } from './discounts.ts';
import { type AppliedGiftCard, payWithGiftCards } from './gift-cards.ts';
import { type PricedLine, priceLines } from './line-prices.ts';
import type { CartContent, CartFacts, DiscountWarning } from './model.ts';
import { type Cents, sum } from './money.ts';

export interface CartLineTotals extends PricedLine {
  allocations: Allocation[];
  /** After product-level discount codes. */
  total: Cents;
}

export interface CartTotals {
  lines: CartLineTotals[];
  totalQuantity: number;
  /** The sum of the lines, before order-level discount codes. */
  subtotal: Cents;
  discountCodes: { code: string; applicable: boolean }[];
  orderAllocations: Allocation[];
  giftCards: AppliedGiftCard[];
  /** What is left to pay. */
  total: Cents;
  warnings: DiscountWarning[];
}

/** `shipping` is known only at checkout, where gift cards pay for it too. */
export function totalCart(content: CartContent, facts: CartFacts, shipping: Cents = 0): CartTotals {
  const priced = priceLines(content.lines, facts.merchandise);
  const discounts = applyDiscounts(content.discountCodes, priced, facts);
  const lines = priced.map((line) => {
    const allocations = discounts.onLines.get(line.id) ?? [];
    return { ...line, allocations, total: line.subtotal - amountOf(allocations) };
  });
  const subtotal = sum(lines.map((line) => line.total));
  const cards = content.giftCardIds.flatMap((id) => facts.giftCards.get(id) ?? []);
  const due = subtotal - amountOf(discounts.onOrder) + shipping;
  const giftCards = payWithGiftCards(cards, due);
  return {
    lines,
    totalQuantity: sum(lines.map((line) => line.quantity)),
    subtotal,
    discountCodes: discounts.codes,
    orderAllocations: discounts.onOrder,
    giftCards,
    total: due - sum(giftCards.map((card) => card.amountUsed)),
    warnings: discounts.warnings,
  };
}

export function amountOf(allocations: readonly Allocation[]): Cents {
  return sum(allocations.map(({ amount }) => amount));
}
