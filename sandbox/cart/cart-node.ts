import { gid } from '../graphql/ids.ts';
import type { Market } from '../graphql/market.ts';
import { type Money, moneyIn } from '../graphql/money.ts';
import { formatCartId } from './cart-id.ts';
import type { Allocation } from './discounts.ts';
import type { Attribute, BuyerIdentity } from './model.ts';
import type { StoredCart } from './store.ts';
import type { CartLineTotals, CartTotals } from './totals.ts';

/** The parent of every Cart field. */
export type CartNode = ReturnType<typeof cartNode>;
export type CartLineNode = ReturnType<typeof lineNode>;

export function cartNode(cart: StoredCart, totals: CartTotals) {
  const { market } = cart.content;
  const money = (cents: number) => moneyIn(cents, market);
  const subtotalAmount = money(totals.subtotal);
  const totalAmount = money(totals.total);
  return {
    id: formatCartId(cart.id),
    cartId: cart.id,
    createdAt: cart.createdAt.toISOString(),
    updatedAt: cart.updatedAt.toISOString(),
    attributes: cart.content.attributes,
    note: cart.content.note,
    totalQuantity: totals.totalQuantity,
    cost: {
      subtotalAmount,
      totalAmount,
      checkoutChargeAmount: totalAmount,
      subtotalAmountEstimated: false,
      totalAmountEstimated: true,
    },
    discountCodes: totals.discountCodes,
    discountAllocations: totals.orderAllocations.map((it) => allocationNode(it, market)),
    appliedGiftCards: totals.giftCards.map((card) => {
      const amountUsed = money(card.amountUsed);
      return {
        __typename: 'AppliedGiftCard' as const,
        id: gid('AppliedGiftCard', card.id),
        lastCharacters: card.lastCharacters,
        balance: money(card.balance),
        amountUsed,
        presentmentAmountUsed: amountUsed,
      };
    }),
    buyerIdentity: buyerIdentityNode(cart.content.buyerIdentity),
    allLines: totals.lines.map((line) => lineNode(line, market)),
    /** For the resolvers of delivery. */
    token: cart.id.token,
    content: cart.content,
    totals,
  };
}

function lineNode(line: CartLineTotals, market: Market) {
  const money = (cents: number) => moneyIn(cents, market);
  const { compareAtPrice } = line.merchandise;
  return {
    __typename: 'CartLine' as const,
    id: line.id,
    quantity: line.quantity,
    attributes: line.attributes,
    variantId: line.variantId,
    sellingPlanId: line.sellingPlanId,
    cost: {
      amountPerQuantity: money(line.unitPrice),
      compareAtAmountPerQuantity: compareAtPrice === null ? null : money(compareAtPrice),
      subtotalAmount: money(line.subtotal),
      totalAmount: money(line.total),
    },
    discountAllocations: line.allocations.map((it) => allocationNode(it, market)),
  };
}

function allocationNode({ discount, amount }: Allocation, market: Market) {
  const value: PricingValue =
    discount.value.kind === 'percentage'
      ? { __typename: 'PricingPercentageValue', percentage: discount.value.percent }
      : { __typename: 'MoneyV2', ...moneyIn(discount.value.amount, market) };
  return {
    __typename: 'CartCodeDiscountAllocation' as const,
    code: discount.code,
    discountedAmount: moneyIn(amount, market),
    targetType: 'LINE_ITEM' as const,
    discountApplication: {
      allocationMethod: 'ACROSS' as const,
      targetSelection: discount.collectionIds.length > 0 ? ('ENTITLED' as const) : ('ALL' as const),
      targetType: 'LINE_ITEM' as const,
      value,
    },
  };
}

type PricingValue =
  | { __typename: 'PricingPercentageValue'; percentage: number }
  | ({ __typename: 'MoneyV2' } & Money);

function buyerIdentityNode({ email, phone, countryCode, customerId }: BuyerIdentity) {
  return {
    email,
    phone,
    countryCode,
    customerId,
  };
}

export function attributeOf(
  { attributes }: { attributes: Attribute[] },
  { key }: { key: string },
): Attribute | null {
  return attributes.find((attribute) => attribute.key === key) ?? null;
}
