import type { Kysely } from 'kysely';
import {
  type Fulfilment,
  financialStatus,
  fulfilmentStatus,
  type LineQuantity,
  openQuantity,
  priceOf,
  type Refund,
  refundedAmount,
} from '../checkout/order-state.ts';
import { findOrderById, type Order, orderNumber } from '../checkout/orders.ts';
import type { Database } from '../database/tables.ts';
import { gid, parseGid } from '../graphql/ids.ts';
import type { WebhookTopic } from './topics.ts';

// The shape of the platform's REST resources: numeric ids beside the global ones, amounts as texts, and each amount
// once more in the currencies of shop and buyer.

const text = (cents: number) => (cents / 100).toFixed(2);

export async function orderPayload(
  database: Kysely<Database>,
  topic: WebhookTopic,
  id: number,
): Promise<object> {
  const order = await findOrderById(database, id);
  // a reset may have come in between
  if (!order) return { id };
  if (topic === 'fulfillments/create') {
    const last = order.state.fulfilments?.at(-1);
    return last ? fulfilmentOf(order, last) : { id };
  }
  if (topic === 'refunds/create') {
    const last = order.state.refunds?.at(-1);
    return last ? refundOf(order, last) : { id };
  }
  if (topic === 'subscription_contracts/create') return contractOf(order);
  return orderOf(order);
}

function orderOf(order: Order) {
  const { summary, details, state } = order;
  const currency = currencyOf(order);
  const status = { UNFULFILLED: null, PARTIALLY_FULFILLED: 'partial', FULFILLED: 'fulfilled' };
  const subtotal = summary.subtotal - summary.orderDiscount;
  return {
    id: order.id,
    admin_graphql_api_id: gid('Order', order.id),
    name: orderNumber(order),
    order_number: order.id,
    number: order.id - 1000,
    email: details.email,
    phone: details.phone,
    confirmed: true,
    test: true,
    created_at: order.placedAt.toISOString(),
    processed_at: order.placedAt.toISOString(),
    cancelled_at: state.cancelled?.at ?? null,
    cancel_reason: state.cancelled?.reason.toLowerCase() ?? null,
    currency,
    presentment_currency: currency,
    customer_locale: order.language,
    financial_status: financialStatus(order).toLowerCase(),
    fulfillment_status: status[fulfilmentStatus(order)],
    note: state.note ?? null,
    tags: (state.tags ?? []).join(', '),
    note_attributes: [...(summary.attributes ?? []), ...(summary.hiddenAttributes ?? [])].map(
      ({ key, value }) => ({ name: key, value }),
    ),
    discount_codes: (summary.discounts ?? []).map(({ code, amount }) => ({
      code,
      amount: text(amount),
    })),
    ...amounts('subtotal_price', subtotal, currency),
    ...amounts('total_price', priceOf(order), currency),
    ...amounts('current_total_price', priceOf(order) - refundedAmount(state), currency),
    ...amounts('total_discounts', summary.orderDiscount, currency),
    ...amounts('total_tax', summary.vat, currency),
    total_shipping_price_set: moneySet(summary.shipping?.cost ?? 0, currency),
    line_items: summary.lines.map((_line, index) => lineOf(order, index)),
    shipping_address: details.shippingMethod === 'pickup' ? null : addressOf(details.delivery),
    billing_address: addressOf(details.billing),
    fulfillments: (state.fulfilments ?? []).map((it) => fulfilmentOf(order, it)),
    refunds: (state.refunds ?? []).map((it) => refundOf(order, it)),
  };
}

function lineOf(order: Order, index: number, quantity?: number) {
  const line = order.summary.lines[index];
  if (!line) return { id: lineId(order, index) };
  const variant = parseGid('ProductVariant', line.variantId ?? '') ?? null;
  return {
    id: lineId(order, index),
    admin_graphql_api_id: gid('LineItem', lineId(order, index)),
    title: line.title,
    variant_title: line.variant || null,
    variant_id: variant,
    sku: line.sku,
    quantity: quantity ?? line.quantity,
    fulfillable_quantity: openQuantity(order, index),
    gift_card: line.isGiftCard,
    requires_shipping: !line.isGiftCard,
    ...amounts('price', line.unitPrice, currencyOf(order)),
    ...amounts('total_discount', line.unitPrice * line.quantity - line.total, currencyOf(order)),
  };
}

const linesOf = (order: Order, lines: readonly LineQuantity[]) =>
  lines.map(({ line, quantity }) => lineOf(order, line, quantity));

function fulfilmentOf(order: Order, fulfilment: Fulfilment) {
  return {
    id: fulfilment.id,
    admin_graphql_api_id: gid('Fulfillment', fulfilment.id),
    order_id: order.id,
    status: 'success',
    created_at: fulfilment.at,
    updated_at: fulfilment.at,
    tracking_company: fulfilment.trackingCompany,
    tracking_number: fulfilment.trackingNumber,
    tracking_numbers: fulfilment.trackingNumber ? [fulfilment.trackingNumber] : [],
    tracking_url: fulfilment.trackingUrl,
    tracking_urls: fulfilment.trackingUrl ? [fulfilment.trackingUrl] : [],
    email: order.details.email,
    line_items: linesOf(order, fulfilment.lines),
  };
}

function refundOf(order: Order, refund: Refund) {
  return {
    id: refund.id,
    admin_graphql_api_id: gid('Refund', refund.id),
    order_id: order.id,
    created_at: refund.at,
    processed_at: refund.at,
    note: refund.note,
    refund_line_items: refund.lines.map(({ line, quantity }) => ({
      line_item_id: lineId(order, line),
      quantity,
      line_item: lineOf(order, line),
    })),
    transactions: [
      {
        kind: 'refund',
        status: 'success',
        amount: text(refund.amount),
        currency: currencyOf(order),
        order_id: order.id,
      },
    ],
  };
}

/** Of the first line with a plan: the sandbox's orders have one rhythm. */
function contractOf(order: Order) {
  const plan = order.summary.lines.find((line) => line.plan)?.plan;
  const policy = plan && {
    interval: plan.interval.toLowerCase(),
    interval_count: plan.intervalCount,
  };
  return {
    id: order.id,
    admin_graphql_api_id: gid('SubscriptionContract', order.id),
    origin_order_id: order.id,
    admin_graphql_api_origin_order_id: gid('Order', order.id),
    status: 'active',
    currency_code: currencyOf(order),
    billing_policy: policy,
    delivery_policy: policy,
  };
}

const lineId = ({ id }: Order, index: number) => id * 1_000 + index;
const currencyOf = ({ summary }: Order) => summary.currency ?? 'EUR';

function amounts(name: string, cents: number, currency: string) {
  return { [name]: text(cents), [`${name}_set`]: moneySet(cents, currency) };
}

/** Orders are kept in the buyer's currency alone. */
function moneySet(cents: number, currency: string) {
  const money = { amount: text(cents), currency_code: currency };
  return { shop_money: money, presentment_money: money };
}

function addressOf(address: Order['details']['delivery']) {
  return {
    first_name: address.firstName,
    last_name: address.lastName,
    name: `${address.firstName} ${address.lastName}`,
    address1: address.street,
    zip: address.postcode,
    city: address.city,
    country_code: address.country,
  };
}
