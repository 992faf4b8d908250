import { isLowestPrice } from '../markets/in-country.ts';
import type {
  CartFieldsFragment,
  SellingPlanDeliveryFieldsFragment,
} from '../operations/generated.ts';
import { parseMoney } from '../price/money.ts';
import { sumOfComponents } from '../product/bundle.ts';
import { type BundleComponent, titleWithoutPrefix } from '../product/product.ts';
import { toQuantityRule } from '../product/quantity-rule.ts';
import { toBundleComponent } from '../product/to-bundle.ts';
import { toGuarantee } from '../product/to-legal-information.ts';
import { toVariant } from '../product/to-product.ts';
import { toDeliveryDays } from '../product/to-product-detail.ts';
import type { AppliedGiftCard, Cart, CartLine, IntervalOffer } from './cart.ts';
import { fromLineAttributes } from './gift-recipient.ts';
import { parentIdOf } from './parent-lines.ts';
import { toPublicKey } from './public-key.ts';

export function toCart(cart: CartFieldsFragment): Cart {
  return {
    totalQuantity: cart.totalQuantity,
    subtotal: parseMoney(cart.cost.subtotalAmount),
    total: parseMoney(cart.cost.totalAmount),
    discountCodes: cart.discountCodes.map(({ code, applicable }) => ({ code, applicable })),
    discounts: cart.discountAllocations.map(({ discountedAmount }) => parseMoney(discountedAmount)),
    giftCards: cart.appliedGiftCards.map((card) => toGiftCard(card, cart.id)),
    lines: cart.lines.nodes.map((line) => toCartLine(line, cart.id)),
  };
}

function toGiftCard(
  card: CartFieldsFragment['appliedGiftCards'][number],
  cartId: string,
): AppliedGiftCard {
  const used = parseMoney(card.presentmentAmountUsed);
  const balance = parseMoney(card.balance);
  return {
    key: toPublicKey(card.id, cartId),
    lastCharacters: card.lastCharacters.toUpperCase(),
    used,
    left: { ...used, amount: Math.max(0, balance.amount - used.amount) },
  };
}

type PlatformLine = CartFieldsFragment['lines']['nodes'][number];

function toCartLine(line: PlatformLine, cartId: string): CartLine {
  const parentId = parentIdOf(line);
  const { product, ...merchandise } = line.merchandise;
  const metafield = (namespace: string, key: string) =>
    merchandise.metafields.find((field) => field?.namespace === namespace && field.key === key)
      ?.value;
  const components = toComponents(line);
  const { picture, badge, subscriptionPrice, ...variant } = toVariant(merchandise, {
    lowestPrice30Days: merchandise.metafields.find((field) => field && isLowestPrice(field))?.value,
    // components have today's prices
    sumOfSinglePrices: sumOfComponents(components) ?? metafield('price', 'sum_of_single_prices'),
  });
  return {
    key: toPublicKey(line.id, cartId),
    parent: parentId && toPublicKey(parentId, cartId),
    quantity: line.quantity,
    subtotal: parseMoney(line.cost.subtotalAmount),
    total: parseMoney(line.cost.totalAmount),
    subscription: toSubscription(line.sellingPlanAllocation),
    intervals: product.sellingPlanGroups.nodes
      .flatMap(({ sellingPlans }) => sellingPlans.nodes)
      .flatMap((plan) => toInterval(plan) ?? []),
    variant: {
      ...variant,
      deliveryDays: toDeliveryDays(metafield('product', 'delivery_time')),
      quantityRule: toQuantityRule(merchandise.quantityRule),
    },
    picture,
    components,
    gift: product.isGiftCard ? fromLineAttributes(line.attributes) : null,
    product: {
      id: product.id,
      handle: product.handle,
      title: titleWithoutPrefix(product.title, product.vendor),
      vendor: product.vendor,
      productType: product.productType,
      isGiftCard: product.isGiftCard,
      tags: product.tags,
      guarantee: toGuarantee(product.guarantee),
    },
  };
}

/** The platform counts those of all bundles of the line. */
function toComponents(line: PlatformLine): BundleComponent[] {
  if (!('lineComponents' in line)) return [];
  return line.lineComponents.map(({ merchandise, quantity }) =>
    toBundleComponent(merchandise, quantity / Math.max(1, line.quantity)),
  );
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
