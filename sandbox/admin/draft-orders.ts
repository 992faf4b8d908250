import { checkoutUrl } from '../cart/cart-id.ts';
import { findOrderById } from '../checkout/orders.ts';
import { connectionOf } from '../graphql/connection.ts';
import { gid, parseGid } from '../graphql/ids.ts';
import type { PageArguments } from '../graphql/page.ts';
import { type CommerceAdmin, moneyBag, simpleError } from './commerce.ts';
import {
  isProblem,
  type MerchantCart,
  type MerchantOrderInput,
  merchantCart,
  orderMerchantCart,
  viewMerchantCart,
} from './merchant-cart.ts';
import { orderNode } from './order-node.ts';
import type { ProductReader } from './products.ts';

interface DraftInput extends MerchantOrderInput {
  note?: string | null;
  tags?: string[] | null;
}
interface Draft extends MerchantCart {
  id: number;
  note: string | null;
  tags: string[];
  createdAt: string;
  completedAt: string | null;
  orderId: number | null;
}

/** Orders that a merchant prepares: a cart until they are completed, which a reset takes away like any other. */
export function draftOrderResolvers(admin: CommerceAdmin, reader: ProductReader) {
  const { database, now, origin, shop } = admin;
  const drafts: Draft[] = [];
  let lastId = 0;
  const failed = (field: string[] | null, message: string) => ({
    draftOrder: null,
    userErrors: [{ field, message }],
  });

  async function nodeOf(draft: Draft) {
    const order = draft.orderId === null ? null : await findOrderById(database, draft.orderId);
    const summary = order?.summary ?? (await viewMerchantCart(admin, reader, draft))?.summary;
    if (!summary) return null;
    const money = (cents: number) => moneyBag(cents, summary.currency ?? shop.currency);
    const { fields } = draft;
    return {
      __typename: 'DraftOrder',
      id: gid('DraftOrder', draft.id),
      legacyResourceId: String(draft.id),
      name: `#D${draft.id}`,
      status: order ? 'COMPLETED' : 'OPEN',
      email: fields.email,
      note2: draft.note,
      tags: draft.tags,
      createdAt: draft.createdAt,
      updatedAt: draft.completedAt ?? draft.createdAt,
      completedAt: draft.completedAt,
      currencyCode: summary.currency ?? shop.currency,
      invoiceUrl: order ? null : checkoutUrl(origin, draft.cartId),
      shippingAddress: {
        firstName: fields.firstName,
        lastName: fields.lastName,
        address1: fields.street,
        zip: fields.postcode,
        city: fields.city,
        countryCodeV2: fields.country,
      },
      totalQuantityOfLineItems: summary.quantity,
      subtotalPriceSet: money(summary.subtotal - summary.orderDiscount),
      totalShippingPriceSet: money(summary.shipping?.cost ?? 0),
      totalTaxSet: money(summary.vat),
      totalPriceSet: money(summary.total),
      lineItems: (args: PageArguments & { reverse?: boolean | null }) =>
        connectionOf(
          summary.lines.map((line, index) => ({
            id: gid('DraftOrderLineItem', draft.id * 1_000 + index),
            title: line.title,
            quantity: line.quantity,
            sku: line.sku,
            custom: false,
            variantTitle: line.variant || null,
            originalUnitPriceSet: money(line.unitPrice),
            discountedTotalSet: money(line.total),
            variant: () => reader.variant(parseGid('ProductVariant', line.variantId ?? '')),
          })),
          args,
        ),
      order: order ? () => orderNode(order, admin, reader) : () => null,
    };
  }

  const find = (id: string) => drafts.find((one) => one.id === parseGid('DraftOrder', id));
  const notFound = failed(['id'], 'Draft order not found');

  return {
    draftOrderCreate: async ({ input }: { input: DraftInput }) => {
      const cart = await merchantCart(admin, input);
      if (isProblem(cart)) return failed(cart.field, cart.message);
      lastId += 1;
      const draft: Draft = {
        id: lastId,
        ...cart,
        note: input.note ?? null,
        tags: input.tags ?? [],
        createdAt: now().toISOString(),
        completedAt: null,
        orderId: null,
      };
      drafts.push(draft);
      return { draftOrder: await nodeOf(draft), userErrors: [] };
    },
    draftOrderComplete: async ({ id }: { id: string }) => {
      const draft = find(id);
      if (!draft) return notFound;
      if (draft.orderId !== null) return failed(['id'], 'This order has been paid');
      const order = await orderMerchantCart(admin, reader, draft);
      if (isProblem(order)) return failed(order.field, order.message);
      draft.orderId = order.id;
      draft.completedAt = now().toISOString();
      return { draftOrder: await nodeOf(draft), userErrors: [] };
    },
    draftOrderDelete: ({ input }: { input: { id: string } }) => {
      const place = drafts.findIndex((one) => one.id === parseGid('DraftOrder', input.id));
      if (place < 0)
        return { deletedId: null, userErrors: [simpleError(['id'], 'Draft order not found')] };
      drafts.splice(place, 1);
      return { deletedId: input.id, userErrors: [] };
    },
    orderCreate: async ({ order: input }: { order: MerchantOrderInput }) => {
      const refused = (field: string[] | null, message: string) => ({
        order: null,
        userErrors: [{ field: field && ['order', ...field], message, code: 'INVALID' }],
      });
      const cart = await merchantCart(admin, input);
      if (isProblem(cart)) return refused(cart.field, cart.message);
      const order = await orderMerchantCart(admin, reader, cart);
      if (isProblem(order)) return refused(order.field, order.message);
      return { order: orderNode(order, admin, reader), userErrors: [] };
    },
    draftOrder: ({ id }: { id: string }) => {
      const draft = find(id);
      return draft ? nodeOf(draft) : null;
    },
    draftOrders: async (args: PageArguments & { reverse?: boolean | null }) => {
      const nodes = await Promise.all(drafts.map(nodeOf));
      return connectionOf(
        nodes.filter((node) => node !== null),
        args,
      );
    },
  };
}
