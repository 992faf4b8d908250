import { createHash } from 'node:crypto';
import { applicationNode } from '../cart/cart-node.ts';
import {
  type Fulfilment,
  financialStatus,
  fulfilmentStatus,
  priceOf,
  type Refund,
  refundedAmount,
  refundedQuantity,
} from '../checkout/order-state.ts';
import { type Order, orderNumber, orderPath } from '../checkout/orders.ts';
import type { OrderDiscount, SummaryLine } from '../checkout/summary-model.ts';
import { connectionOf } from '../graphql/connection.ts';
import { dateTime } from '../graphql/date-time.ts';
import { gid, parseGid } from '../graphql/ids.ts';
import { type Account, type ListArguments, money } from './account.ts';
import { addressNode, postalAddress } from './address-node.ts';

/** A line's id holds the order and the line's place. */
export const lineKey = (order: Pick<Order, 'id'>, line: number) => order.id * 1_000 + line;

export const confirmationNumber = ({ token }: Pick<Order, 'token'>) =>
  createHash('sha256').update(token).digest('hex').slice(0, 9).toUpperCase();

export const currencyOf = ({ summary }: Order, { shop }: Account) =>
  summary.currency ?? shop.currency;

/** An order as its customer sees it. */
export function orderNode(order: Order, account: Account) {
  const { summary, details, state } = order;
  const currency = currencyOf(order, account);
  const amount = (cents: number) => money(cents, currency);
  const placedAt = dateTime(order.placedAt);
  const { delivery, billing } = details;
  const address = (it: typeof delivery, kind: string) =>
    addressNode(postalAddress(it, details.phone), `${order.id}-${kind}`, account);
  const lineItems = () => summary.lines.map((line, index) => lineNode(line, index));
  const changes = [
    ...(state.fulfilments ?? []).map(({ at, shipment }) => shipment?.at ?? at),
    ...(state.refunds ?? []).map(({ at }) => at),
    ...(state.cancelled ? [state.cancelled.at] : []),
  ];
  return {
    __typename: 'Order',
    id: gid('Order', order.id),
    name: orderNumber(order),
    number: order.id,
    confirmationNumber: confirmationNumber(order),
    email: details.email,
    phone: details.phone,
    note: state.note ?? null,
    createdAt: placedAt,
    processedAt: placedAt,
    updatedAt: seconds(changes.toSorted().at(-1)) ?? placedAt,
    cancelledAt: seconds(state.cancelled?.at),
    cancelReason: state.cancelled?.reason ?? null,
    currencyCode: currency,
    customerLocale: order.language,
    edited: false,
    financialStatus: financialStatus(order),
    fulfillmentStatus: fulfilmentStatus(order),
    requiresShipping: summary.lines.some(({ isGiftCard }) => !isGiftCard),
    statusPageUrl: `${account.origin}${orderPath(order)}`,
    subtotal: amount(summary.subtotal - summary.orderDiscount),
    totalPrice: amount(priceOf(order)),
    totalShipping: amount(summary.shipping?.cost ?? 0),
    totalTax: amount(summary.vat),
    totalRefunded: amount(refundedAmount(state)),
    totalDuties: null,
    totalTip: null,
    shippingAddress: details.shippingMethod === 'pickup' ? null : address(delivery, 'delivery'),
    billingAddress: address(billing, 'billing'),
    // the sandbox has no wholesale, drafts or metafields of orders
    draftOrder: null,
    poNumber: null,
    purchasingEntity: null,
    locationName: null,
    metafield: () => null,
    metafields: ({ identifiers }: { identifiers: unknown[] }) => identifiers.map(() => null),
    shippingDiscountAllocations: [],
    discountApplications: (args: ListArguments) =>
      connectionOf(discountsOf(summary.discounts, summary.lines).map(discountNode), args),
    lineItems: (args: ListArguments) => connectionOf(lineItems(), args),
    fulfillments: (args: ListArguments) =>
      connectionOf((state.fulfilments ?? []).map(fulfilmentNode), args),
    refunds: (state.refunds ?? []).map(refundNode),
  };

  function lineNode(line: SummaryLine, index: number) {
    const { variantId } = line;
    return {
      __typename: 'LineItem',
      id: gid('LineItem', lineKey(order, index)),
      title: line.title,
      name: line.variant ? `${line.title} - ${line.variant}` : line.title,
      presentmentTitle: line.title,
      variantTitle: line.variant || null,
      sku: line.sku,
      quantity: line.quantity,
      refundableQuantity: line.quantity - refundedQuantity(state, index),
      giftCard: line.isGiftCard,
      requiresShipping: !line.isGiftCard,
      price: amount(line.unitPrice),
      totalPrice: amount(line.total),
      totalDiscount: amount(line.unitPrice * line.quantity - line.total),
      discountAllocations: (line.discounts ?? []).map((discount) => ({
        allocatedAmount: amount(discount.amount),
        discountApplication: discountNode(discount),
      })),
      customAttributes: (line.attributes ?? []).map((text) => {
        const [key = '', ...value] = text.split(': ');
        return { key, value: value.join(': ') };
      }),
      group: null,
      image: imageNode(line.image, line.title, account),
      variantId: variantId ?? null,
      productId: () => productIdOf(variantId),
    };
  }

  async function productIdOf(variantId: string | undefined) {
    const row = await account.database
      .selectFrom('variant')
      .select('product_id')
      .where('id', '=', parseGid('ProductVariant', variantId ?? '') ?? 0)
      .executeTakeFirst();
    return row ? gid('Product', row.product_id) : null;
  }

  function fulfilmentNode(fulfilment: Fulfilment) {
    const { shipment } = fulfilment;
    const event = shipment && {
      id: gid('FulfillmentEvent', fulfilment.id),
      status: shipment.status,
      happenedAt: seconds(shipment.at),
    };
    return {
      id: gid('Fulfillment', fulfilment.id),
      status: 'SUCCESS',
      createdAt: seconds(fulfilment.at),
      updatedAt: seconds(shipment?.at ?? fulfilment.at),
      estimatedDeliveryAt: seconds(fulfilment.estimatedDeliveryAt),
      latestShipmentStatus: shipment?.status ?? null,
      isPickedUp: false,
      requiresShipping: true,
      trackingInformation: fulfilment.trackingNumber
        ? [
            {
              company: fulfilment.trackingCompany,
              number: fulfilment.trackingNumber,
              url: fulfilment.trackingUrl,
            },
          ]
        : [],
      events: (args: ListArguments) => connectionOf(event ? [event] : [], args),
      fulfillmentLineItems: (args: ListArguments) =>
        connectionOf(
          fulfilment.lines.flatMap(({ line: index, quantity }) => {
            const line = summary.lines[index];
            const id = gid('FulfillmentLineItem', `${fulfilment.id}${index}`);
            return line ? [{ id, quantity, lineItem: lineNode(line, index) }] : [];
          }),
          args,
        ),
    };
  }

  function refundNode(refund: Refund) {
    return {
      id: gid('Refund', refund.id),
      createdAt: seconds(refund.at),
      updatedAt: seconds(refund.at),
      note: refund.note,
      totalRefunded: amount(refund.amount),
    };
  }

  function discountNode({ code, value, isEntitled }: OrderDiscount) {
    const application = applicationNode(value, isEntitled, currency);
    return {
      __typename: 'DiscountCodeApplication',
      code,
      ...application,
      value:
        'cents' in application.value
          ? { __typename: 'MoneyV2', ...money(application.value.cents, currency) }
          : application.value,
    };
  }
}

export function imageNode(file: string | null, altText: string, { filesUrl }: Account) {
  if (file === null) return null;
  const url = `${filesUrl}/${file}`;
  return { id: null, altText, width: null, height: null, thumbhash: null, url: () => url };
}

const seconds = (time: string | null | undefined) => (time ? dateTime(new Date(time)) : null);

/** Each code once. */
function discountsOf(ofOrder: OrderDiscount[] = [], lines: readonly SummaryLine[]) {
  const all = [...ofOrder, ...lines.flatMap(({ discounts = [] }) => discounts)];
  return [...new Map(all.map((discount) => [discount.code, discount])).values()];
}
