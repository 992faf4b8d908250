import { gid } from '../graphql/ids.ts';
import type { Market } from '../graphql/market.ts';
import { type Money, moneyIn } from '../graphql/money.ts';
import { formatCartId } from './cart-id.ts';
import type { Allocation } from './discounts.ts';
import { splitByComponents } from './line-prices.ts';
import type { Attribute, BuyerIdentity, Discount } from './model.ts';
import { sum } from './money.ts';
import type { StoredCart } from './store.ts';
import type { CartLineTotals, CartTotals } from './totals.ts';

/** The parent of every Cart field. */
export type CartNode = ReturnType<typeof cartNode>;
export type CartLineNode = CartNode['allLines'][number];

export function cartNode(cart: StoredCart, totals: CartTotals) {
  const { market } = cart.content;
  const money = (cents: number) => moneyIn(cents, market);
  const applications = applicationNodes(totals, market);
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
    discountAllocations: totals.orderAllocations.map((it) =>
      allocationNode(it, market, applications),
    ),
    discountApplications: [...applications.values()],
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
    allLines: lineNodes(totals, market, applications),
    /** For the resolvers of delivery. */
    token: cart.id.token,
    content: cart.content,
    totals,
  };
}

function lineNodes(
  { lines }: CartTotals,
  market: Market,
  applications: ReturnType<typeof applicationNodes>,
) {
  const nodes = lines.map((line) => lineNode(line, market, applications));
  return nodes.map((node, index) => ({
    ...node,
    parent: nodes.find(({ id }) => id === lines[index]?.parentId) ?? null,
  }));
}

function lineNode(
  line: CartLineTotals,
  market: Market,
  applications: ReturnType<typeof applicationNodes>,
) {
  const money = (cents: number) => moneyIn(cents, market);
  const { compareAtPrice } = line.merchandise;
  return {
    __typename: line.components.length > 0 ? 'ComponentizableCartLine' : 'CartLine',
    canChange: true,
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
    discountAllocations: line.allocations.map((it) => allocationNode(it, market, applications)),
    lineComponents: componentNodes(line, market),
  };
}

/** The components of a bundle as lines that nobody can change; their amounts add up to the bundle's. */
function componentNodes(line: CartLineTotals, market: Market) {
  const { components, quantity } = line;
  const subtotals = splitByComponents(line.subtotal, components);
  const totals = splitByComponents(line.total, components);
  const prices = splitByComponents(line.unitPrice, components);
  return components.map((component, place) => ({
    __typename: 'CartLine',
    canChange: false,
    id: line.id.replace('?', `-${place + 1}?`),
    quantity: component.quantity * quantity,
    attributes: [],
    variantId: component.variantId,
    sellingPlanId: null,
    cost: {
      amountPerQuantity: moneyIn(Math.round((prices[place] ?? 0) / component.quantity), market),
      compareAtAmountPerQuantity: null,
      subtotalAmount: moneyIn(subtotals[place] ?? 0, market),
      totalAmount: moneyIn(totals[place] ?? 0, market),
    },
    discountAllocations: [],
  }));
}

function allocationNode(
  { discount, amount }: Allocation,
  market: Market,
  applications: ReturnType<typeof applicationNodes>,
) {
  const isEntitled = discount.collectionIds.length > 0;
  return {
    __typename: 'CartCodeDiscountAllocation' as const,
    code: discount.code,
    discountedAmount: moneyIn(amount, market),
    targetType: 'LINE_ITEM' as const,
    discountApplication: applicationNode(discount.value, isEntitled, market.currency),
    sourceDiscountApplication: applications.get(discount.id),
  };
}

/** Every code that takes something off the cart, by its id, with all that it takes. */
function applicationNodes({ orderAllocations, lines }: CartTotals, market: Market) {
  const all = [...orderAllocations, ...lines.flatMap(({ allocations }) => allocations)];
  const byDiscount = Map.groupBy(all, ({ discount }) => discount.id);
  return new Map(
    [...byDiscount].flatMap(([id, allocations]) =>
      allocations.slice(0, 1).map(({ discount: { code, value, collectionIds } }) => {
        const application = {
          __typename: 'CartCodeDiscountApplication' as const,
          code,
          totalAllocatedAmount: moneyIn(sum(allocations.map(({ amount }) => amount)), market),
          ...applicationNode(value, collectionIds.length > 0, market.currency),
        };
        return [id, application] as const;
      }),
    ),
  );
}

/** How a code reduces: to carts and to orders the same. */
export function applicationNode(
  given: Discount['value'],
  isEntitled: boolean,
  currencyCode: string,
) {
  const value: PricingValue =
    given.kind === 'percentage'
      ? { __typename: 'PricingPercentageValue', percentage: given.percent }
      : { __typename: 'MoneyV2', cents: given.amount, currencyCode };
  return {
    allocationMethod: 'ACROSS' as const,
    targetSelection: isEntitled ? ('ENTITLED' as const) : ('ALL' as const),
    targetType: 'LINE_ITEM' as const,
    value,
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
