import { amountText } from '../graphql/money.ts';
import type { PricedLine } from './line-prices.ts';
import type { CartFacts, Discount, DiscountRejection, DiscountWarning } from './model.ts';
import { type Cents, percentOf, splitByWeight, sum } from './money.ts';

export interface Allocation {
  discount: Discount;
  amount: Cents;
}

interface DiscountResult {
  codes: { code: string; applicable: boolean }[];
  /** By line id: what product-level codes take off that line. */
  onLines: ReadonlyMap<string, Allocation[]>;
  /** What order-level codes take off the cart. */
  onOrder: Allocation[];
  warnings: DiscountWarning[];
}

/** Product-level codes reduce their lines first; order-level codes then reduce what is left. */
export function applyDiscounts(
  codes: readonly string[],
  lines: readonly PricedLine[],
  facts: Pick<CartFacts, 'discounts' | 'now'>,
): DiscountResult {
  const honoured: Discount[] = [];
  const warnings: DiscountWarning[] = [];
  for (const code of codes) {
    const discount = facts.discounts.get(code.toUpperCase());
    const rejection = discount
      ? (reasonAgainst(discount, lines, facts.now) ?? conflictWith(honoured, discount))
      : 'DISCOUNT_NOT_FOUND';
    if (rejection) warnings.push(warningFor(code, rejection, discount));
    else if (discount) honoured.push(discount);
  }
  const onLines = allocateToLines(
    honoured.filter(({ level }) => level === 'product'),
    lines,
  );
  const onOrder = allocateToOrder(
    honoured.filter(({ level }) => level === 'order'),
    lines,
    onLines,
  );
  const rejected = new Set(warnings.map((warning) => warning.discountCode));
  return {
    codes: codes.map((code) => ({ code, applicable: !rejected.has(code) })),
    onLines,
    onOrder,
    warnings,
  };
}

function reasonAgainst(
  discount: Discount,
  lines: readonly PricedLine[],
  now: Date,
): DiscountRejection | null {
  if (now < discount.startsAt || (discount.endsAt && now >= discount.endsAt)) {
    return 'DISCOUNT_CURRENTLY_INACTIVE';
  }
  if (discount.usageLimit !== null && discount.timesUsed >= discount.usageLimit) {
    return 'DISCOUNT_USAGE_LIMIT_REACHED';
  }
  if (discount.oncePerCustomer && discount.usedByThisCustomer) {
    return 'DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED';
  }
  const bought = lines.filter((line) => line.quantity > 0);
  if (bought.length === 0) return 'DISCOUNT_CODE_NOT_HONOURED';
  const rightProducts = bought.filter((line) => isRightProduct(discount, line));
  if (rightProducts.length === 0) return 'DISCOUNT_NO_ENTITLED_LINE_ITEMS';
  const entitled = rightProducts.filter((line) => isRightPurchaseType(discount, line));
  if (entitled.length === 0) return 'DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE';
  if (sum(entitled.map((line) => line.subtotal)) < (discount.minimumSubtotal ?? 0)) {
    return 'DISCOUNT_PURCHASE_NOT_IN_RANGE';
  }
  return null;
}

function conflictWith(honoured: readonly Discount[], discount: Discount): DiscountRejection | null {
  if (honoured.length === 0) return null;
  return [...honoured, discount].every(({ combinable }) => combinable)
    ? null
    : 'DISCOUNT_CODE_NOT_HONOURED';
}

/** Gift cards are money: a discount on them would be a discount on money. */
function isRightProduct(discount: Discount, line: PricedLine): boolean {
  const { isGiftCard, collectionIds } = line.merchandise;
  if (isGiftCard) return false;
  const allowed = discount.collectionIds;
  return allowed.length === 0 || allowed.some((id) => collectionIds.includes(id));
}

function isRightPurchaseType(discount: Discount, line: PricedLine): boolean {
  return discount.appliesToSubscriptions || line.sellingPlanId === null;
}

function isEntitled(discount: Discount, line: PricedLine): boolean {
  return isRightProduct(discount, line) && isRightPurchaseType(discount, line);
}

function allocateToLines(
  discounts: readonly Discount[],
  lines: readonly PricedLine[],
): Map<string, Allocation[]> {
  const allocations = new Map<string, Allocation[]>();
  const remaining = new Map(lines.map((line) => [line.id, line.subtotal]));
  for (const discount of discounts) {
    const entitled = lines.filter((line) => isEntitled(discount, line));
    const bases = entitled.map((line) => remaining.get(line.id) ?? 0);
    const amounts = amountsOff(discount, bases);
    entitled.forEach((line, index) => {
      const amount = amounts[index] ?? 0;
      if (amount === 0) return;
      allocations.set(line.id, [...(allocations.get(line.id) ?? []), { discount, amount }]);
      remaining.set(line.id, (remaining.get(line.id) ?? 0) - amount);
    });
  }
  return allocations;
}

function allocateToOrder(
  discounts: readonly Discount[],
  lines: readonly PricedLine[],
  onLines: ReadonlyMap<string, Allocation[]>,
): Allocation[] {
  const lineTotal = (line: PricedLine) =>
    line.subtotal - sum((onLines.get(line.id) ?? []).map(({ amount }) => amount));
  let takenOff = 0;
  const total = sum(lines.map(lineTotal));
  return discounts.map((discount) => {
    const entitled = sum(lines.filter((line) => isEntitled(discount, line)).map(lineTotal));
    const base = Math.min(entitled, total - takenOff);
    const amount = sum(amountsOff(discount, [base]));
    takenOff += amount;
    return { discount, amount };
  });
}

function amountsOff({ value }: Discount, bases: readonly Cents[]): Cents[] {
  if (value.kind === 'percentage') return bases.map((base) => percentOf(base, value.percent));
  return splitByWeight(Math.min(value.amount, sum(bases)), bases);
}

function warningFor(
  discountCode: string,
  code: DiscountRejection,
  discount: Discount | undefined,
): DiscountWarning {
  return { code, discountCode, message: rejectionMessage(discountCode, code, discount) };
}

function rejectionMessage(
  discountCode: string,
  reason: DiscountRejection,
  discount: Discount | undefined,
): string {
  switch (reason) {
    case 'DISCOUNT_NOT_FOUND':
      return `The discount code ${discountCode} was not found.`;
    case 'DISCOUNT_CURRENTLY_INACTIVE':
      return `The discount code ${discountCode} is currently inactive.`;
    case 'DISCOUNT_PURCHASE_NOT_IN_RANGE':
      return `The discount code ${discountCode} needs a minimum purchase of ${amountText(discount?.minimumSubtotal ?? 0)}.`;
    case 'DISCOUNT_CODE_NOT_HONOURED':
      return `The discount code ${discountCode} cannot be applied to this cart.`;
    case 'DISCOUNT_NO_ENTITLED_LINE_ITEMS':
      return `The discount code ${discountCode} does not apply to the items in the cart.`;
    case 'DISCOUNT_USAGE_LIMIT_REACHED':
      return `The discount code ${discountCode} has reached its usage limit.`;
    case 'DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED':
      return `The discount code ${discountCode} has already been used by this customer.`;
    case 'DISCOUNT_INCOMPATIBLE_PURCHASE_TYPE':
      return `The discount code ${discountCode} does not apply to subscriptions.`;
  }
}
