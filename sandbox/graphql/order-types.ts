import { applicationNode } from '../cart/cart-node.ts';
import { sum } from '../cart/money.ts';
import type { Address } from '../checkout/fields.ts';
import {
  type Fulfilment,
  financialStatus,
  fulfilmentStatus,
  priceOf,
  refundedAmount,
  refundedQuantity,
} from '../checkout/order-state.ts';
import { findOrdersOf, type Order, orderNumber, orderPath } from '../checkout/orders.ts';
import type { OrderDiscount } from '../checkout/summary-model.ts';
import { type Connection, connectionOf } from './connection.ts';
import type { Context } from './context.ts';
import { dateTime } from './date-time.ts';
import { notImplemented } from './errors.ts';
import { gid, parseGid } from './ids.ts';
import type { TypeMap } from './implementation.ts';
import { ownMetafields } from './metafields.ts';
import type { Money } from './money.ts';
import type { PageArguments } from './page.ts';

type ListArguments = PageArguments & { reverse?: boolean };
type OrderArguments = ListArguments & { sortKey?: string; query?: string | null };

interface LineNode {
  order: Order;
  index: number;
}

/** Amounts of an order stay in the currency it was paid in. */
function amount({ summary }: Order, cents: number): Money {
  return { cents, currencyCode: summary.currency ?? 'EUR' };
}

const money = (cents: (order: Order) => number) => (order: Order) => amount(order, cents(order));
const subtotal = ({ summary }: Order) => summary.subtotal - summary.orderDiscount;
const shipping = ({ summary }: Order) => summary.shipping?.cost ?? 0;
const currentTotal = (order: Order) => priceOf(order) - refundedAmount(order.state);
/** Of refunded goods nothing is left, neither price nor tax. */
const share = (order: Order, cents: number) =>
  priceOf(order) === 0 ? 0 : Math.round((cents * currentTotal(order)) / priceOf(order));

const connection = { plain: ['nodes', 'edges', 'pageInfo'] };
const edge = { plain: ['node', 'cursor'] };

export const orderTypes: TypeMap = {
  Customer: {
    fields: {
      orders: async ({ key }: { key: number }, args: OrderArguments, { database }) => {
        if (args.query) throw notImplemented('Customer', 'orders(query:)');
        const orders = await findOrdersOf(database, key);
        return new OrderConnection(connectionOf(sorted(orders, args.sortKey), args), orders.length);
      },
    },
  },
  OrderConnection: { plain: ['nodes', 'edges', 'pageInfo', 'totalCount'] },
  OrderEdge: edge,
  Order: {
    fields: {
      id: ({ id }: Order) => gid('Order', id),
      name: orderNumber,
      orderNumber: ({ id }: Order) => id,
      email: ({ details }: Order) => details.email,
      phone: ({ details }: Order) => details.phone,
      processedAt: ({ placedAt }: Order) => dateTime(placedAt),
      canceledAt: ({ state }: Order) => state.cancelled?.at ?? null,
      cancelReason: ({ state }: Order) => state.cancelled?.reason ?? null,
      edited: () => false,
      currencyCode: ({ summary }: Order) => summary.currency ?? 'EUR',
      customerLocale: ({ language }: Order) => language,
      statusUrl: (order: Order, _args, { origin }) => `${origin}${orderPath(order)}`,
      customerUrl: (order: Order, _args, { origin }) => `${origin}${orderPath(order)}`,
      customAttributes: ({ summary }: Order) => summary.attributes ?? [],
      financialStatus,
      fulfillmentStatus: fulfilmentStatus,
      billingAddress: (order: Order) => addressNode(order, order.details.billing, 'billing'),
      shippingAddress: (order: Order) =>
        order.details.shippingMethod === 'pickup'
          ? null
          : addressNode(order, order.details.delivery, 'delivery'),
      subtotalPrice: money(subtotal),
      subtotalPriceV2: money(subtotal),
      totalPrice: money(priceOf),
      totalPriceV2: money(priceOf),
      originalTotalPrice: money(priceOf),
      totalShippingPrice: money(shipping),
      totalShippingPriceV2: money(shipping),
      totalTax: money(({ summary }) => summary.vat),
      totalTaxV2: money(({ summary }) => summary.vat),
      totalRefunded: money(({ state }) => refundedAmount(state)),
      totalRefundedV2: money(({ state }) => refundedAmount(state)),
      currentSubtotalPrice: money((order) => share(order, subtotal(order))),
      currentTotalPrice: money(currentTotal),
      currentTotalShippingPrice: money((order) => share(order, shipping(order))),
      currentTotalTax: money((order) => share(order, order.summary.vat)),
      // taxes of other countries are the buyer's matter
      currentTotalDuties: () => null,
      originalTotalDuties: () => null,
      lineItems: (order: Order, args: ListArguments) =>
        connectionOf(
          order.summary.lines.map((_line, index) => ({ order, index })),
          args,
        ),
      discountApplications: (order: Order, args: ListArguments) =>
        connectionOf(
          discountsOf(order).map((it) => discountNode(order, it)),
          args,
        ),
      // no code of the sandbox reduces shipping
      shippingDiscountAllocations: () => [],
      successfulFulfillments: (order: Order, { first }: { first?: number | null }) =>
        (order.state.fulfilments ?? [])
          .slice(0, first ?? undefined)
          .map((fulfilment) => ({ order, fulfilment })),
      ...ownMetafields,
    },
  },
  OrderLineItemConnection: connection,
  OrderLineItemEdge: edge,
  OrderLineItem: {
    fields: {
      title: ({ order, index }: LineNode) => line(order, index).title,
      quantity: ({ order, index }: LineNode) => line(order, index).quantity,
      currentQuantity: ({ order, index }: LineNode) =>
        line(order, index).quantity - refundedQuantity(order.state, index),
      customAttributes: ({ order, index }: LineNode) =>
        (line(order, index).attributes ?? []).map((text) => {
          const [key = '', ...value] = text.split(': ');
          return { key, value: value.join(': ') };
        }),
      originalTotalPrice: ({ order, index }: LineNode) => {
        const { unitPrice, quantity } = line(order, index);
        return amount(order, unitPrice * quantity);
      },
      discountedTotalPrice: ({ order, index }: LineNode) => amount(order, line(order, index).total),
      discountAllocations: ({ order, index }: LineNode) =>
        (line(order, index).discounts ?? []).map((it) => ({
          allocatedAmount: amount(order, it.amount),
          discountApplication: discountNode(order, it),
        })),
      variant: ({ order, index }: LineNode, _args, context: Context) => {
        const { variantId } = line(order, index);
        return variantId
          ? context.loaders.variants.load(parseGid('ProductVariant', variantId) ?? 0)
          : null;
      },
    },
  },
  DiscountAllocation: { plain: ['allocatedAmount', 'discountApplication'] },
  DiscountApplicationConnection: connection,
  DiscountApplicationEdge: edge,
  DiscountCodeApplication: {
    plain: ['code', 'applicable', 'allocationMethod', 'targetSelection', 'targetType', 'value'],
  },
  Fulfillment: {
    fields: {
      trackingCompany: ({ fulfilment }: FulfilmentNode) => fulfilment.trackingCompany,
      trackingInfo: ({ fulfilment }: FulfilmentNode) =>
        fulfilment.trackingNumber
          ? [{ number: fulfilment.trackingNumber, url: fulfilment.trackingUrl }]
          : [],
      fulfillmentLineItems: ({ order, fulfilment }: FulfilmentNode, args: ListArguments) =>
        connectionOf(
          fulfilment.lines.map(({ line: index, quantity }) => ({
            quantity,
            lineItem: { order, index },
          })),
          args,
        ),
    },
  },
  FulfillmentTrackingInfo: { plain: ['number', 'url'] },
  FulfillmentLineItemConnection: connection,
  FulfillmentLineItemEdge: edge,
  FulfillmentLineItem: { plain: ['lineItem', 'quantity'] },
};

interface FulfilmentNode {
  order: Order;
  fulfilment: Fulfilment;
}

class OrderConnection {
  readonly #page: Connection<Order>;
  readonly totalCount: string;
  constructor(page: Connection<Order>, count: number) {
    this.#page = page;
    this.totalCount = String(count);
  }
  get nodes() {
    return this.#page.nodes;
  }
  get edges() {
    return this.#page.edges;
  }
  get pageInfo() {
    return this.#page.pageInfo;
  }
}

/** They come newest first. */
function sorted(orders: readonly Order[], sortKey = 'ID'): Order[] {
  const value = (order: Order) => (sortKey === 'TOTAL_PRICE' ? priceOf(order) : order.id);
  return orders.toSorted((a, b) => value(a) - value(b));
}

function line({ summary }: Order, index: number) {
  const found = summary.lines[index];
  if (!found) throw new RangeError(`The order has no line ${index}`);
  return found;
}

/** Each code once, with all that it took off lines and order. */
function discountsOf({ summary }: Order): OrderDiscount[] {
  const all = [...(summary.discounts ?? []), ...summary.lines.flatMap((it) => it.discounts ?? [])];
  const byCode = Map.groupBy(all, ({ code }) => code);
  return [...byCode.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, amount: sum([first, ...others].map((it) => it.amount)) }] : [],
  );
}

function discountNode({ summary }: Order, { code, value, isEntitled }: OrderDiscount) {
  const currency = summary.currency ?? 'EUR';
  return {
    __typename: 'DiscountCodeApplication',
    code,
    applicable: true,
    ...applicationNode(value, isEntitled, currency),
  };
}

function addressNode({ id, details }: Order, address: Address, kind: 'billing' | 'delivery') {
  return {
    id: gid('MailingAddress', `${id}?model_name=${kind}`),
    firstName: address.firstName,
    lastName: address.lastName,
    address1: address.street,
    address2: null,
    city: address.city,
    company: null,
    countryCode: address.country,
    provinceCode: null,
    phone: details.phone,
    zip: address.postcode,
  };
}
