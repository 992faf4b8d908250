import { createHash } from 'node:crypto';
import type { Allocation } from '../cart/discounts.ts';
import type { Attribute, CartContent, CartFacts, CartLine } from '../cart/model.ts';
import type { Cents } from '../cart/money.ts';
import { amountOf, type CartTotals, totalCart } from '../cart/totals.ts';
import { parseGid } from '../graphql/ids.ts';
import type { Market } from '../graphql/market.ts';
import type { Loaders } from '../store/loaders.ts';
import type { VariantNode } from '../store/nodes.ts';
import {
  type Destination,
  type ShippingMethod,
  type ShippingOption,
  type ShippingSettings,
  shippingOptions,
} from './shipping.ts';
import type { LineDescription, LineDescriptions, OrderDiscount, Summary } from './summary-model.ts';
import { includedVat, rateIn } from './vat.ts';

export interface CheckoutTotals extends CartTotals {
  shippingOptions: ShippingOption[];
  shipping: ShippingOption | null;
  market: Market;
  vat: Cents;
}

export function totalCheckout(
  content: CartContent,
  facts: CartFacts,
  shop: ShippingSettings,
  to: Destination,
  method: ShippingMethod,
): CheckoutTotals {
  const options = shippingOptions(totalCart(content, facts), to, shop, content.market);
  const shipping = options.find((option) => option.method === method) ?? null;
  const totals = totalCart(content, facts, shipping?.cost ?? 0);
  const country = method === 'pickup' ? shop.country : to.country;
  const rateOf = (rate: number) => rateIn(country, rate, shop);
  const vat = includedVat(totals, shipping?.cost ?? 0, rateOf);
  return { ...totals, shippingOptions: options, shipping, market: content.market, vat };
}

export async function describeLines(
  lines: readonly CartLine[],
  loaders: Loaders,
): Promise<LineDescriptions> {
  const descriptions = lines.map(
    async (line) => [line.id, await describeLine(line, loaders)] as const,
  );
  return new Map(await Promise.all(descriptions));
}

async function describeLine(line: CartLine, loaders: Loaders): Promise<LineDescription> {
  const variant = await loaders.variants.load(parseGid('ProductVariant', line.variantId) ?? 0);
  const plan =
    line.sellingPlanId === null
      ? undefined
      : await loaders.sellingPlans.load(parseGid('SellingPlan', line.sellingPlanId) ?? 0);
  const contents = await Promise.all(
    (variant?.components ?? []).map(async ({ key, quantity }) => {
      const component = await loaders.variants.load(key);
      const name = [component?.product.title, variantTitle(component)].filter(Boolean).join(', ');
      return `${quantity} × ${name}`;
    }),
  );
  return {
    title: variant?.product.title ?? '',
    variant: variantTitle(variant),
    ...(contents.length > 0 && { contents }),
    sku: variant?.sku ?? '',
    image: variant?.image?.file ?? null,
    attributes: line.attributes.filter(isShown).map(({ key, value }) => `${key}: ${value}`),
    plan: plan
      ? {
          interval: plan.deliveryPolicy.interval,
          intervalCount: plan.deliveryPolicy.intervalCount,
        }
      : null,
  };
}

/** Empty where the product has only one variant. */
const variantTitle = (variant: VariantNode | undefined) =>
  variant && variant.title !== 'Default Title' ? variant.title : '';

const isShown = ({ key, value }: Attribute) => !key.startsWith('_') && value;

export function summarize(
  totals: CheckoutTotals,
  descriptions: LineDescriptions,
  attributes: Attribute[],
): Summary {
  const hidden = attributes.filter(({ key, value }) => key.startsWith('_') && value);
  const lines = totals.lines.flatMap((line) => {
    const description = descriptions.get(line.id);
    if (!description || line.quantity === 0) return [];
    const { quantity, unitPrice, total, variantId } = line;
    const discounts = line.allocations.map(discountOf);
    const { isGiftCard } = line.merchandise;
    return [{ ...description, variantId, isGiftCard, quantity, unitPrice, total, discounts }];
  });
  return {
    lines,
    quantity: totals.totalQuantity,
    subtotal: totals.subtotal,
    discountCodes: totals.discountCodes.flatMap(({ code, applicable }) => (applicable ? code : [])),
    orderDiscount: amountOf(totals.orderAllocations),
    discounts: totals.orderAllocations.map(discountOf),
    shipping: totals.shipping,
    giftCards: totals.giftCards.map(({ id, lastCharacters, amountUsed }) => ({
      id,
      lastCharacters,
      amountUsed,
    })),
    total: totals.total,
    vat: totals.vat,
    currency: totals.market.currency,
    attributes: attributes.filter(isShown),
    ...(hidden.length > 0 && { hiddenAttributes: hidden }),
  };
}

function discountOf({ discount, amount }: Allocation): OrderDiscount {
  const { code, value, collectionIds } = discount;
  return { code, amount, value, isEntitled: collectionIds.length > 0 };
}

/** Two summaries with the same fingerprint show a shopper the same goods and the same amounts. */
export function fingerprint(totals: CheckoutTotals): string {
  const facts = [
    totals.lines.map((line) => [line.id, line.quantity, line.total]),
    totals.orderAllocations.map(({ discount, amount }) => [discount.id, amount]),
    totals.giftCards.map((card) => [card.id, card.amountUsed]),
    totals.shipping,
    totals.total,
  ];
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22);
}
