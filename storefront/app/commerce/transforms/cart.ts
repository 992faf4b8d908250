import type { AppliedGiftCard, Cart, CartLine, IntervalOffer } from '../cart.ts';
import { parseMoney } from '../money.ts';
import type {
  CartFieldsFragment,
  SellingPlanDeliveryFieldsFragment,
} from '../operations/generated.ts';
import { titleWithoutPrefix } from '../product.ts';
import { toVariant } from './product.ts';

export function toCart(cart: CartFieldsFragment): Cart {
  return {
    totalQuantity: cart.totalQuantity,
    subtotal: parseMoney(cart.cost.subtotalAmount),
    total: parseMoney(cart.cost.totalAmount),
    discountCodes: cart.discountCodes.map(({ code, applicable }) => ({ code, applicable })),
    discounts: cart.discountAllocations.map(({ discountedAmount }) => parseMoney(discountedAmount)),
    giftCards: cart.appliedGiftCards.map(toGiftCard),
    lines: cart.lines.nodes.map(toCartLine),
  };
}

function toGiftCard(card: CartFieldsFragment['appliedGiftCards'][number]): AppliedGiftCard {
  const used = parseMoney(card.presentmentAmountUsed);
  const balance = parseMoney(card.balance);
  return {
    key: keyOf(card.id),
    lastCharacters: card.lastCharacters.toUpperCase(),
    used,
    left: { ...used, amount: Math.max(0, balance.amount - used.amount) },
  };
}

type PlatformLine = CartFieldsFragment['lines']['nodes'][number];

function toCartLine(line: PlatformLine): CartLine {
  const { product, ...merchandise } = line.merchandise;
  const price = (key: string) =>
    merchandise.metafields.find((field) => field?.namespace === 'price' && field.key === key)
      ?.value;
  const { picture, badge, subscriptionPrice, ...variant } = toVariant(merchandise, {
    lowestPrice30Days: price('lowest_30_days'),
    sumOfSinglePrices: price('sum_of_single_prices'),
  });
  return {
    key: keyOf(line.id),
    quantity: line.quantity,
    subtotal: parseMoney(line.cost.subtotalAmount),
    total: parseMoney(line.cost.totalAmount),
    subscription: toSubscription(line.sellingPlanAllocation),
    intervals: product.sellingPlanGroups.nodes
      .flatMap(({ sellingPlans }) => sellingPlans.nodes)
      .flatMap((plan) => toInterval(plan) ?? []),
    variant,
    picture,
    product: {
      id: product.id,
      handle: product.handle,
      title: titleWithoutPrefix(product.title, product.vendor),
      vendor: product.vendor,
      productType: product.productType,
      isGiftCard: product.isGiftCard,
      tags: product.tags,
    },
  };
}

function toSubscription(
  allocation: PlatformLine['sellingPlanAllocation'],
): CartLine['subscription'] {
  const offer = allocation && toInterval(allocation.sellingPlan);
  if (!offer) return null;
  const priceOnce = allocation.priceAdjustments[0]?.compareAtPrice;
  return { ...offer, priceOnce: priceOnce ? parseMoney(priceOnce) : null };
}

function toInterval({
  id,
  deliveryPolicy,
}: SellingPlanDeliveryFieldsFragment): IntervalOffer | null {
  if (!deliveryPolicy) return null;
  const { interval, intervalCount } = deliveryPolicy;
  if (interval !== 'DAY' && interval !== 'WEEK' && interval !== 'MONTH') return null;
  return { planId: id, interval: { unit: interval, count: intervalCount } };
}

const linePrefix = 'gid://shopify/CartLine/';
const giftCardPrefix = 'gid://shopify/AppliedGiftCard/';

/** The end of a platform id, without the cart's token that some of them carry. */
export function keyOf(id: string): string {
  const [path = ''] = id.split('?');
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The platform's id of a line, from its key and the id of the cart it belongs to. */
export function lineId(key: string, cartId: string): string {
  const token = cartId.slice('gid://shopify/Cart/'.length).split('?')[0];
  return `${linePrefix}${key}?cart=${token}`;
}

export function giftCardId(key: string): string {
  return giftCardPrefix + key;
}
