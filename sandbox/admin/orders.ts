import { type Kysely, sql } from 'kysely';
import { type OrderState, openQuantity, priceOf, refundedAmount } from '../checkout/order-state.ts';
import {
  findOrderById,
  listOrders,
  type Order,
  orderNumber,
  saveOrderState,
} from '../checkout/orders.ts';
import type { Database } from '../database/tables.ts';
import { connectionOf } from '../graphql/connection.ts';
import { notImplemented } from '../graphql/errors.ts';
import { gid, parseGid } from '../graphql/ids.ts';
import type { PageArguments } from '../graphql/page.ts';
import { parseTextQuery } from '../graphql/text-query.ts';
import { announce } from '../webhooks/announce.ts';
import { type CommerceAdmin, centsOf, locationId, simpleError } from './commerce.ts';
import { type CountArguments, countOf } from './counts.ts';
import { orderNode, placeOfLine } from './order-node.ts';
import type { ProductReader } from './products.ts';

type ListArguments = PageArguments & { reverse?: boolean | null; query?: string | null };

interface FulfilmentInput {
  lineItemsByFulfillmentOrder: {
    fulfillmentOrderId: string;
    fulfillmentOrderLineItems?: { id: string; quantity: number }[] | null;
  }[];
  trackingInfo?: { company?: string | null; number?: string | null; url?: string | null } | null;
}

interface RefundInput {
  orderId: string;
  note?: string | null;
  refundLineItems?:
    | {
        lineItemId: string;
        quantity: number;
        restockType?: string | null;
        locationId?: string | null;
      }[]
    | null;
  transactions?: { amount: string; kind: string; orderId: string }[] | null;
}

const missing = (field: string) => [simpleError([field], 'Order does not exist')];

export function orderResolvers(admin: CommerceAdmin, reader: ProductReader) {
  const { database, now } = admin;
  const node = (order: Order | undefined) => (order ? orderNode(order, admin, reader) : null);
  const find = (id: string) => findOrderById(database, parseGid('Order', id) ?? 0);
  const matching = async (query: string | null | undefined) => {
    const isFound = parseTextQuery(query, ['name', 'email', 'id', 'tag'], 'orders');
    return (await listOrders(database)).filter((order) => {
      const tags = order.state.tags?.length ? order.state.tags : [''];
      const texts = {
        name: orderNumber(order),
        email: order.details.email,
        id: String(order.id),
      };
      return tags.some((tag) => isFound({ ...texts, tag }));
    });
  };
  return {
    order: async ({ id }: { id: string }) => node(await find(id)),
    orders: async ({ query, ...args }: ListArguments) => {
      const found = await matching(query);
      return connectionOf(
        found.map((order) => orderNode(order, admin, reader)),
        args,
      );
    },
    ordersCount: async (args: CountArguments) => countOf((await matching(args.query)).length, args),
    orderUpdate: async ({
      input,
    }: {
      input: { id: string; note?: string | null; tags?: string[] | null };
    }) => {
      const order = await find(input.id);
      if (!order) return { order: null, userErrors: missing('id') };
      const { note = order.state.note ?? null, tags = order.state.tags ?? [] } = input;
      const changed = await save(order, { note, tags: tags ?? [] }, ['orders/updated']);
      return { order: node(changed), userErrors: [] };
    },
    orderCancel: async (args: {
      orderId: string;
      reason: string;
      restock: boolean;
      refund?: boolean | null;
      refundMethod?: { originalPaymentMethodsRefund?: boolean | null } | null;
    }) => {
      const answer = (messages: string[]) => ({
        job: null,
        userErrors: messages.map((message) => simpleError(['orderId'], message)),
        orderCancelUserErrors: messages.map((message) => ({
          ...simpleError(['orderId'], message),
          code: 'INVALID',
        })),
      });
      const order = await find(args.orderId);
      if (!order) return answer(['Order does not exist']);
      if (order.state.cancelled) return answer(['Order has already been cancelled']);
      const at = now().toISOString();
      const isRefunded = args.refund || args.refundMethod?.originalPaymentMethodsRefund;
      const left = order.summary.lines.map((_line, line) => ({
        line,
        quantity: openQuantity(order, line),
      }));
      const refund = {
        id: nextId(order),
        at,
        note: null,
        lines: left,
        amount: priceOf(order) - refundedAmount(order.state),
      };
      if (args.restock) await restock(database, order, left);
      await save(
        order,
        {
          cancelled: { at, reason: args.reason },
          ...(isRefunded && { refunds: [...(order.state.refunds ?? []), refund] }),
        },
        ['orders/cancelled', 'orders/updated', ...(isRefunded ? ['refunds/create' as const] : [])],
      );
      return answer([]);
    },
    fulfillmentCreate: async ({ fulfillment }: { fulfillment: FulfilmentInput }) => {
      const refuse = (message: string) => ({
        fulfillment: null,
        userErrors: [simpleError(['fulfillment'], message)],
      });
      const [part, ...others] = fulfillment.lineItemsByFulfillmentOrder;
      const id = part && parseGid('FulfillmentOrder', part.fulfillmentOrderId);
      const order = id === undefined ? undefined : await findOrderById(database, id);
      if (!part || !order) return refuse('Fulfillment order does not exist.');
      if (others.length > 0) return refuse('All fulfillment orders must be of one order.');
      if (order.state.cancelled) return refuse('The order is cancelled.');
      const lines = part.fulfillmentOrderLineItems
        ? part.fulfillmentOrderLineItems.map((it) => ({
            line: placeOfLine(parseGid('FulfillmentOrderLineItem', it.id) ?? 0).line,
            quantity: it.quantity,
          }))
        : order.summary.lines.map((_line, line) => ({ line, quantity: openQuantity(order, line) }));
      const sent = lines.filter(({ quantity }) => quantity > 0);
      if (sent.length === 0 || sent.some((it) => it.quantity > openQuantity(order, it.line))) {
        return refuse('Invalid fulfillment order line item quantity requested.');
      }
      const { company = null, number = null, url = null } = fulfillment.trackingInfo ?? {};
      const fulfilment = {
        id: nextId(order),
        at: now().toISOString(),
        lines: sent,
        trackingCompany: company,
        trackingNumber: number,
        trackingUrl: url,
      };
      const fulfilments = [...(order.state.fulfilments ?? []), fulfilment];
      const after: Order = { ...order, state: { ...order.state, fulfilments } };
      const isDone = order.summary.lines.every((_line, line) => openQuantity(after, line) <= 0);
      const changed = await save(order, { fulfilments }, [
        'fulfillments/create',
        isDone ? 'orders/fulfilled' : 'orders/partially_fulfilled',
        'orders/updated',
      ]);
      return {
        fulfillment: orderNode(changed, admin, reader).fulfillments({}).at(-1),
        userErrors: [],
      };
    },
    refundCreate: async ({ input }: { input: RefundInput }) => {
      const order = await find(input.orderId);
      const refuse = (message: string) => ({
        order: null,
        refund: null,
        userErrors: [simpleError(['input'], message)],
      });
      if (!order) return refuse('Order does not exist');
      const lines = (input.refundLineItems ?? []).map(({ lineItemId, quantity, restockType }) => ({
        line: placeOfLine(parseGid('LineItem', lineItemId) ?? 0).line,
        quantity,
        isRestocked: restockType === 'RETURN' || restockType === 'CANCEL',
      }));
      const places = (input.refundLineItems ?? []).flatMap((it) => it.locationId ?? []);
      if (places.some((it) => it !== gid('Location', locationId))) {
        return refuse('Location does not exist');
      }
      const other = input.transactions?.find(({ kind }) => kind !== 'REFUND');
      if (other) throw notImplemented('OrderTransactionInput', `kind: ${other.kind}`);
      if (input.transactions?.some(({ orderId }) => orderId !== input.orderId)) {
        return refuse('Transactions must be of the order');
      }
      const bought = (line: number) => order.summary.lines[line]?.quantity ?? 0;
      if (lines.some((it) => it.quantity > bought(it.line))) {
        return refuse('Quantity cannot refund more items than were purchased');
      }
      const amount = (input.transactions ?? []).reduce((sum, it) => sum + centsOf(it.amount), 0);
      if (amount > priceOf(order) - refundedAmount(order.state)) {
        return refuse('Refund amount exceeds the amount that can be refunded');
      }
      const refund = {
        id: nextId(order),
        at: now().toISOString(),
        note: input.note ?? null,
        lines: lines.map(({ line, quantity }) => ({ line, quantity })),
        amount,
      };
      await restock(
        database,
        order,
        lines.filter(({ isRestocked }) => isRestocked),
      );
      const refunds = [...(order.state.refunds ?? []), refund];
      const changed = await save(order, { refunds }, ['refunds/create', 'orders/updated']);
      const answer = orderNode(changed, admin, reader);
      return { order: answer, refund: answer.refunds({}).at(-1), userErrors: [] };
    },
    tagsAdd: ({ id, tags }: { id: string; tags: string[] }) =>
      changeTags(id, (known) => [...new Set([...known, ...tags])]),
    tagsRemove: ({ id, tags }: { id: string; tags: string[] }) =>
      changeTags(id, (known) => known.filter((tag) => !tags.includes(tag))),
  };

  async function changeTags(id: string, change: (known: string[]) => string[]) {
    const order = await find(id);
    if (!order)
      return { node: null, userErrors: [simpleError(['id'], 'Only orders have tags here')] };
    const tags = change(order.state.tags ?? []);
    return { node: node(await save(order, { tags }, ['orders/updated'])), userErrors: [] };
  }

  async function save(
    order: Order,
    change: Partial<OrderState>,
    topics: Parameters<typeof announce>[1][],
  ): Promise<Order> {
    const state = { ...order.state, ...change };
    await database.transaction().execute(async (transaction) => {
      await saveOrderState(transaction, { id: order.id, state });
      for (const topic of topics) await announce(transaction, topic, order.id);
    });
    return { ...order, state };
  }
}

/** Fulfilments and refunds are counted together within an order. */
function nextId({ id, state }: Order): number {
  return id * 100 + (state.fulfilments?.length ?? 0) + (state.refunds?.length ?? 0) + 1;
}

async function restock(
  database: Kysely<Database>,
  { summary }: Order,
  lines: readonly { line: number; quantity: number }[],
): Promise<void> {
  for (const { line, quantity } of lines) {
    const id = parseGid('ProductVariant', summary.lines[line]?.variantId ?? '') ?? 0;
    // of a bundle its components
    await sql`
      update variant set stock = variant.stock + back.quantity * ${quantity}
      from (
        select unnest(coalesce(component_ids, array[id])) as id,
               unnest(coalesce(component_quantities, array[1])) as quantity
        from variant where id = ${id}
      ) back
      where variant.id = back.id`.execute(database);
  }
}
