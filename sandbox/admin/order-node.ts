import {
  type Fulfilment,
  financialStatus,
  fulfilmentStatus,
  openQuantity,
  priceOf,
  type Refund,
  refundedAmount,
  refundedQuantity,
} from '../checkout/order-state.ts';
import { type Order, orderNumber, orderPath } from '../checkout/orders.ts';
import { connectionOf } from '../graphql/connection.ts';
import { gid, parseGid } from '../graphql/ids.ts';
import type { PageArguments } from '../graphql/page.ts';
import { type CommerceAdmin, moneyBag } from './commerce.ts';
import type { ProductReader } from './products.ts';

type ListArguments = PageArguments & { reverse?: boolean | null };

/** A line's id holds the order and the line's place. */
const lineKey = (order: Pick<Order, 'id'>, line: number) => order.id * 1_000 + line;
export const placeOfLine = (key: number) => ({ order: Math.floor(key / 1_000), line: key % 1_000 });

/** An order as the Admin API shows it. */
export function orderNode(order: Order, admin: CommerceAdmin, reader: ProductReader) {
  const { summary, details, state } = order;
  const currency = summary.currency ?? admin.shop.currency;
  const money = (cents: number) => moneyBag(cents, currency);
  const { delivery, billing } = details;
  const address = (it: typeof delivery) => ({
    firstName: it.firstName,
    lastName: it.lastName,
    address1: it.street,
    zip: it.postcode,
    city: it.city,
    countryCodeV2: it.country,
    phone: details.phone,
  });
  const lineItem = (index: number) => {
    const line = summary.lines[index];
    if (!line) throw new RangeError(`The order has no line ${index}`);
    return {
      __typename: 'LineItem',
      id: gid('LineItem', lineKey(order, index)),
      title: line.title,
      name: line.variant ? `${line.title} - ${line.variant}` : line.title,
      variantTitle: line.variant || null,
      sku: line.sku,
      quantity: line.quantity,
      currentQuantity: line.quantity - refundedQuantity(state, index),
      unfulfilledQuantity: openQuantity(order, index),
      isGiftCard: line.isGiftCard,
      requiresShipping: !line.isGiftCard,
      originalUnitPriceSet: money(line.unitPrice),
      originalTotalSet: money(line.unitPrice * line.quantity),
      discountedTotalSet: money(line.total),
      variant: () => reader.variant(parseGid('ProductVariant', line.variantId ?? '')),
    };
  };
  const lineItems = () => summary.lines.map((_line, index) => lineItem(index));
  return {
    __typename: 'Order',
    id: gid('Order', order.id),
    legacyResourceId: String(order.id),
    name: orderNumber(order),
    number: order.id,
    confirmed: true,
    email: details.email,
    phone: details.phone,
    createdAt: order.placedAt.toISOString(),
    processedAt: order.placedAt.toISOString(),
    cancelledAt: state.cancelled?.at ?? null,
    cancelReason: state.cancelled?.reason ?? null,
    closed: false,
    test: true,
    customerLocale: order.language,
    note: state.note ?? null,
    tags: state.tags ?? [],
    currencyCode: admin.shop.currency,
    presentmentCurrencyCode: currency,
    customAttributes: [...(summary.attributes ?? []), ...(summary.hiddenAttributes ?? [])],
    discountCodes: summary.discountCodes,
    displayFinancialStatus: financialStatus(order),
    displayFulfillmentStatus: fulfilmentStatus(order),
    fullyPaid: true,
    statusPageUrl: `${admin.origin}${orderPath(order)}`,
    subtotalPriceSet: money(summary.subtotal - summary.orderDiscount),
    totalPriceSet: money(priceOf(order)),
    currentTotalPriceSet: money(priceOf(order) - refundedAmount(state)),
    totalShippingPriceSet: money(summary.shipping?.cost ?? 0),
    totalTaxSet: money(summary.vat),
    totalRefundedSet: money(refundedAmount(state)),
    totalReceivedSet: money(priceOf(order)),
    subtotalLineItemsQuantity: summary.quantity,
    shippingAddress: details.shippingMethod === 'pickup' ? null : address(delivery),
    billingAddress: address(billing),
    lineItems: (args: ListArguments) => connectionOf(lineItems(), args),
    fulfillmentOrders: (args: ListArguments) => connectionOf([fulfilmentOrderNode()], args),
    fulfillments: ({ first }: { first?: number | null }) =>
      (state.fulfilments ?? []).slice(0, first ?? undefined).map(fulfilmentNode),
    refunds: ({ first }: { first?: number | null }) =>
      (state.refunds ?? []).slice(0, first ?? undefined).map(refundNode),
  };

  /** The sandbox sends everything from one place, so an order has one. */
  function fulfilmentOrderNode() {
    const open = summary.lines.flatMap((_line, index) => {
      const remaining = openQuantity(order, index);
      return remaining > 0 ? [{ index, remaining }] : [];
    });
    return {
      __typename: 'FulfillmentOrder',
      id: gid('FulfillmentOrder', order.id),
      status: state.cancelled ? 'CANCELLED' : open.length === 0 ? 'CLOSED' : 'OPEN',
      lineItems: (args: ListArguments) =>
        connectionOf(
          open.map(({ index, remaining }) => ({
            id: gid('FulfillmentOrderLineItem', lineKey(order, index)),
            totalQuantity: summary.lines[index]?.quantity ?? 0,
            remainingQuantity: remaining,
            lineItem: lineItem(index),
          })),
          args,
        ),
    };
  }

  function fulfilmentNode(fulfilment: Fulfilment) {
    return {
      __typename: 'Fulfillment',
      id: gid('Fulfillment', fulfilment.id),
      status: 'SUCCESS',
      createdAt: fulfilment.at,
      trackingInfo: ({ first }: { first?: number | null }) =>
        [
          {
            company: fulfilment.trackingCompany,
            number: fulfilment.trackingNumber,
            url: fulfilment.trackingUrl,
          },
        ]
          .filter(({ number }) => number !== null)
          .slice(0, first ?? undefined),
      fulfillmentLineItems: (args: ListArguments) =>
        connectionOf(
          fulfilment.lines.map(({ line, quantity }) => ({ quantity, lineItem: lineItem(line) })),
          args,
        ),
    };
  }

  function refundNode(refund: Refund) {
    return {
      __typename: 'Refund',
      id: gid('Refund', refund.id),
      createdAt: refund.at,
      note: refund.note,
      totalRefundedSet: money(refund.amount),
      refundLineItems: (args: ListArguments) =>
        connectionOf(
          refund.lines.map(({ line, quantity }) => ({ quantity, lineItem: lineItem(line) })),
          args,
        ),
    };
  }
}
