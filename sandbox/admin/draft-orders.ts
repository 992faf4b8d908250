import { z } from 'zod';
import { type CartId, checkoutUrl } from '../cart/cart-id.ts';
import { loadFacts } from '../cart/facts.ts';
import { addLines } from '../cart/lines.ts';
import { emptyContent } from '../cart/model.ts';
import { findCart, insertCart } from '../cart/store.ts';
import { viewCheckout } from '../checkout/checkout-view.ts';
import { type CheckoutFields, emptyFields, toOrderDetails } from '../checkout/fields.ts';
import { findOrderById } from '../checkout/orders.ts';
import { placeOrder } from '../checkout/place-order.ts';
import { connectionOf } from '../graphql/connection.ts';
import { gid, parseGid } from '../graphql/ids.ts';
import { marketOf } from '../graphql/market.ts';
import type { PageArguments } from '../graphql/page.ts';
import { type CommerceAdmin, moneyBag, simpleError } from './commerce.ts';
import { refuseOthers } from './executor.ts';
import { orderNode } from './order-node.ts';
import type { ProductReader } from './products.ts';

interface AddressInput {
  firstName?: string | null;
  lastName?: string | null;
  address1?: string | null;
  zip?: string | null;
  city?: string | null;
  countryCode?: string | null;
  phone?: string | null;
}
interface DraftInput {
  lineItems?: { variantId?: string | null; quantity: number }[] | null;
  email?: string | null;
  note?: string | null;
  tags?: string[] | null;
  shippingAddress?: AddressInput | null;
}
interface Draft {
  id: number;
  cartId: CartId;
  fields: CheckoutFields;
  note: string | null;
  tags: string[];
  createdAt: string;
  completedAt: string | null;
  orderId: number | null;
}

const known = ['lineItems', 'email', 'note', 'tags', 'shippingAddress'];
const addressFields = ['firstName', 'lastName', 'address1', 'zip', 'city', 'countryCode', 'phone'];

/** Orders that a merchant prepares: a cart until they are completed, which a reset takes away like any other. */
export function draftOrderResolvers(admin: CommerceAdmin, reader: ProductReader) {
  const { database, languages, now, origin, shop, shopUrl } = admin;
  const [language] = languages;
  const drafts: Draft[] = [];
  let lastId = 0;
  const failed = (field: string[] | null, message: string) => ({
    draftOrder: null,
    userErrors: [{ field, message }],
  });

  const view = async (draft: Draft) => {
    const cart = await findCart(database, draft.cartId);
    return (
      cart && (await viewCheckout(database, reader.loaders(), shop, cart, draft.fields, now()))
    );
  };

  async function nodeOf(draft: Draft) {
    const order = draft.orderId === null ? null : await findOrderById(database, draft.orderId);
    const summary = order?.summary ?? (await view(draft))?.summary;
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
        ...{ firstName: fields.firstName, lastName: fields.lastName, address1: fields.street },
        ...{ zip: fields.postcode, city: fields.city, countryCodeV2: fields.country },
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
            ...{ title: line.title, quantity: line.quantity, sku: line.sku, custom: false },
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
      refuseOthers('DraftOrderInput', input, known);
      const { lineItems, email, shippingAddress } = input;
      if (!lineItems || lineItems.length === 0) return failed(null, 'Add at least 1 product');
      for (const line of lineItems) {
        refuseOthers('DraftOrderLineItemInput', line, ['variantId', 'quantity']);
      }
      if (!z.email().safeParse(email).success) return failed(['email'], 'Email is invalid');
      if (shippingAddress) refuseOthers('MailingAddressInput', shippingAddress, addressFields);
      const country = shippingAddress?.countryCode ?? shop.country;
      const empty = emptyContent(marketOf(country, shop));
      const wanted = lineItems.map(({ variantId, quantity }) => ({
        merchandiseId: variantId ?? '',
        quantity,
      }));
      const ids = wanted.map(({ merchandiseId }) => merchandiseId);
      const facts = await loadFacts(
        database,
        { ...empty, lines: ids.map((variantId) => ({ ...emptyLine, variantId })) },
        now(),
      );
      const missing = ids.find((id) => !facts.merchandise.has(id));
      if (missing !== undefined) {
        const number = missing.slice(missing.lastIndexOf('/') + 1);
        return failed(null, `Product with ID ${number} is no longer available.`);
      }
      const { lines, userErrors } = addLines([], wanted, facts.merchandise, () =>
        gid('CartLine', crypto.randomUUID()),
      );
      const [error] = userErrors;
      if (error) return failed(['lineItems'], error.message);
      const cart = await insertCart(database, { ...empty, lines: lines.toReversed() }, language);
      lastId += 1;
      const draft: Draft = {
        id: lastId,
        cartId: cart.id,
        fields: { ...emptyFields(email ?? '', country), ...addressOf(shippingAddress) },
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
      const checkout = await view(draft);
      if (!checkout) return notFound;
      const { summary, fingerprint, descriptions } = checkout;
      const outcome = await placeOrder(database, {
        ...{ cartId: draft.cartId, language, shop, origin, shopUrl, descriptions, now: now() },
        details: toOrderDetails(draft.fields, summary.total > 0),
        cardNumber: '1',
        seen: { fingerprint, total: summary.total },
      });
      if (outcome.kind !== 'placed') return failed(null, 'Not enough items available');
      draft.orderId = outcome.order.id;
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

const emptyLine = { id: '', quantity: 1, sellingPlanId: null, attributes: [] };

function addressOf(address: AddressInput | null | undefined): Partial<CheckoutFields> {
  if (!address) return {};
  const { firstName, lastName, address1, zip, city, phone } = address;
  return {
    ...{ firstName: firstName ?? '', lastName: lastName ?? '', street: address1 ?? '' },
    ...{ postcode: zip ?? '', city: city ?? '', phone: phone ?? '' },
  };
}
