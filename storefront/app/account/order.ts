import { z } from 'zod';
import { type Money, parseMoney } from '../commerce/price/money.ts';

/** Ids are shown by their number only: those of addresses may carry more than that. */
export const keyOf = (id: string) => /\/(\d+)(?:\?|$)/.exec(id)?.[1] ?? '';
export const orderId = (key: string) => `gid://shopify/Order/${key}`;

const money = z.object({ amount: z.string(), currencyCode: z.string() }).transform(parseMoney);
const connection = <Shape extends z.ZodType>(node: Shape) => z.object({ nodes: z.array(node) });
const webAddress = z.url({ protocol: /^https?$/ });
const picture = z
  .object({ url: webAddress, altText: z.string().nullable() })
  .transform(({ url, altText }) => ({ url, alt: altText ?? '' }))
  .nullable();

export const moneyShape = money;
export const pictureShape = picture;
export const connectionShape = connection;

export const addressShape = z.object({
  id: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  company: z.string().nullable(),
  address1: z.string().nullable(),
  address2: z.string().nullable(),
  zip: z.string().nullable(),
  city: z.string().nullable(),
  territoryCode: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  formatted: z.array(z.string()),
});
export type AccountAddress = z.output<typeof addressShape>;

export const nameOf = (address: Pick<AccountAddress, 'firstName' | 'lastName'> | null) =>
  [address?.firstName, address?.lastName].filter(Boolean).join(' ');

export interface OrderLine {
  key: string;
  title: string;
  variantTitle: string | null;
  quantity: number;
  isGiftCard: boolean;
  productId: string | null;
  variantId: string | null;
  /** Of one piece, as it was paid. */
  price: Money | null;
  total: Money | null;
  picture: { url: string; alt: string } | null;
}

const lineShape = z
  .object({
    id: z.string(),
    title: z.string(),
    variantTitle: z.string().nullable(),
    quantity: z.number(),
    giftCard: z.boolean(),
    productId: z.string().nullable(),
    variantId: z.string().nullable(),
    price: money.nullable(),
    totalPrice: money.nullable(),
    image: picture,
  })
  .transform(
    ({ id, giftCard, totalPrice, image, ...line }): OrderLine => ({
      ...line,
      key: keyOf(id),
      isGiftCard: giftCard,
      total: totalPrice,
      picture: image,
    }),
  );

export const steps = ['ordered', 'packed', 'shipped', 'delivered'] as const;
export type Step = (typeof steps)[number];

/** How far a parcel is, with the times that are known. */
export interface Parcel {
  step: Step;
  times: Partial<Record<Step, string>>;
  estimatedDelivery: string | null;
  tracking: { company: string | null; number: string; url: string | null }[];
  quantity: number;
}

/** What carriers report, and the step that it means. A value that is new to us means no step. */
const stepOfStatus: Partial<Record<string, Step>> = {
  LABEL_PRINTED: 'packed',
  LABEL_PURCHASED: 'packed',
  READY_FOR_PICKUP: 'shipped',
  CONFIRMED: 'packed',
  CARRIER_PICKED_UP: 'shipped',
  IN_TRANSIT: 'shipped',
  OUT_FOR_DELIVERY: 'shipped',
  ATTEMPTED_DELIVERY: 'shipped',
  DELAYED: 'shipped',
  DELIVERED: 'delivered',
  PICKED_UP: 'delivered',
};

const parcelShape = z.object({
  createdAt: z.string(),
  estimatedDeliveryAt: z.string().nullable(),
  latestShipmentStatus: z.string().nullable(),
  trackingInformation: z.array(
    z.object({
      company: z.string().nullable(),
      number: z.string().nullable(),
      url: webAddress.nullable().catch(null),
    }),
  ),
  events: connection(z.object({ status: z.string(), happenedAt: z.string() })),
  fulfillmentLineItems: connection(z.object({ quantity: z.number().nullable() })),
});

function toParcel(parcel: z.output<typeof parcelShape>, orderedAt: string): Parcel {
  const reached = [
    'packed' as const,
    stepOfStatus[parcel.latestShipmentStatus ?? ''] ?? 'packed',
    ...parcel.events.nodes.flatMap(({ status }) => stepOfStatus[status] ?? []),
  ];
  const times: Parcel['times'] = { ordered: orderedAt, packed: parcel.createdAt };
  const byTime = parcel.events.nodes.toSorted((a, b) => a.happenedAt.localeCompare(b.happenedAt));
  for (const { status, happenedAt } of byTime) {
    const step = stepOfStatus[status];
    if (step) times[step] ??= happenedAt;
  }
  return {
    step: steps.findLast((step) => reached.includes(step)) ?? 'packed',
    times,
    estimatedDelivery: parcel.estimatedDeliveryAt,
    tracking: parcel.trackingInformation.flatMap(({ number, ...rest }) =>
      number ? [{ number, ...rest }] : [],
    ),
    quantity: parcel.fulfillmentLineItems.nodes.reduce(
      (sum, { quantity }) => sum + (quantity ?? 0),
      0,
    ),
  };
}

const orderFields = z.object({
  id: z.string(),
  name: z.string(),
  processedAt: z.string(),
  cancelledAt: z.string().nullable(),
  fulfillmentStatus: z.string(),
  financialStatus: z.string().nullable(),
  totalPrice: money,
  lineItems: connection(lineShape),
  fulfillments: connection(parcelShape),
});

export interface AccountOrder {
  key: string;
  name: string;
  orderedAt: string;
  isCancelled: boolean;
  isRefunded: boolean;
  total: Money;
  lines: OrderLine[];
  /** One that has no parcel yet has a part without a parcel. */
  parcels: Parcel[];
  quantity: number;
}

function toOrder(order: z.output<typeof orderFields>): AccountOrder {
  const lines = order.lineItems.nodes;
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  const sent = order.fulfillments.nodes.map((parcel) => toParcel(parcel, order.processedAt));
  const open = quantity - sent.reduce((sum, parcel) => sum + parcel.quantity, 0);
  const waiting: Parcel = {
    step: 'ordered',
    times: { ordered: order.processedAt },
    estimatedDelivery: null,
    tracking: [],
    quantity: open,
  };
  const isWaiting = order.fulfillmentStatus !== 'FULFILLED' && open > 0;
  return {
    key: keyOf(order.id),
    name: order.name,
    orderedAt: order.processedAt,
    isCancelled: order.cancelledAt !== null,
    isRefunded: order.financialStatus === 'REFUNDED',
    total: order.totalPrice,
    lines,
    parcels: isWaiting ? [...sent, waiting] : sent,
    quantity,
  };
}

export const orderShape = orderFields.transform(toOrder);

export type OrderDetail = AccountOrder & {
  subtotal: Money | null;
  shipping: Money;
  tax: Money | null;
  refunded: Money;
  email: string | null;
  /** Of the recipient. */
  recipient: string;
  /** The platform's own page, for what ours does not have. */
  statusPage: string;
  deliveryAddress: string[] | null;
  billingAddress: string[] | null;
};

export const orderDetailShape = orderFields
  .extend({
    subtotal: money.nullable(),
    totalShipping: money,
    totalTax: money.nullable(),
    totalRefunded: money,
    email: z.string().nullable(),
    statusPageUrl: webAddress,
    shippingAddress: addressShape.nullable(),
    billingAddress: addressShape.nullable(),
  })
  .transform(
    (order): OrderDetail => ({
      ...toOrder(order),
      subtotal: order.subtotal,
      shipping: order.totalShipping,
      tax: order.totalTax,
      refunded: order.totalRefunded,
      email: order.email,
      recipient: nameOf(order.shippingAddress ?? order.billingAddress),
      statusPage: order.statusPageUrl,
      deliveryAddress: order.shippingAddress?.formatted ?? null,
      billingAddress: order.billingAddress?.formatted ?? null,
    }),
  );
