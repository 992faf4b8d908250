import { expect, test } from 'vitest';
import { keyOf, orderShape, type Step } from './order.ts';

const money = { amount: '12.5', currencyCode: 'EUR' };

function platformOrder(changes: object = {}) {
  const line = {
    id: 'gid://shopify/LineItem/7',
    title: 'Cup',
    variantTitle: null,
    quantity: 2,
    giftCard: false,
    productId: null,
    variantId: null,
    price: money,
    totalPrice: money,
    image: null,
  };
  return {
    id: 'gid://shopify/Order/1004',
    name: '#1004',
    processedAt: '2026-11-17T18:42:00Z',
    cancelledAt: null,
    fulfillmentStatus: 'UNFULFILLED',
    financialStatus: 'PAID',
    totalPrice: money,
    lineItems: { nodes: [line] },
    fulfillments: { nodes: [] },
    ...changes,
  };
}

function platformParcel(status: string | null, quantity = 2, changes: object = {}) {
  return {
    createdAt: '2026-11-18T11:05:00Z',
    estimatedDeliveryAt: null,
    latestShipmentStatus: status,
    trackingInformation: [],
    events: { nodes: [] },
    fulfillmentLineItems: { nodes: [{ quantity }] },
    ...changes,
  };
}

const parse = (changes: object) => orderShape.parse(platformOrder(changes));

test('an order without a parcel is being packed', () => {
  const { parcels, quantity, total, key } = parse({});
  expect({ quantity, total, key }).toEqual({
    quantity: 2,
    key: '1004',
    total: { amount: 1250, currency: 'EUR' },
  });
  expect(parcels.map(({ step }) => step)).toEqual(['ordered']);
});

test.each<[string | null, Step]>([
  [null, 'packed'],
  ['LABEL_PRINTED', 'packed'],
  ['IN_TRANSIT', 'shipped'],
  ['OUT_FOR_DELIVERY', 'shipped'],
  ['ATTEMPTED_DELIVERY', 'shipped'],
  ['DELIVERED', 'delivered'],
  ['A_STATUS_OF_A_LATER_VERSION', 'packed'],
])('a parcel that the carrier reports as %s is %s', (status, step) => {
  const { parcels } = parse({
    fulfillmentStatus: 'FULFILLED',
    fulfillments: { nodes: [platformParcel(status)] },
  });
  expect(parcels.map((parcel) => parcel.step)).toEqual([step]);
});

test('what is not sent yet is a part of its own', () => {
  const { parcels } = parse({
    fulfillmentStatus: 'PARTIALLY_FULFILLED',
    fulfillments: { nodes: [platformParcel('IN_TRANSIT', 1)] },
  });
  expect(parcels.map(({ step, quantity }) => [step, quantity])).toEqual([
    ['shipped', 1],
    ['ordered', 1],
  ]);
});

test('each step has the time of its first event', () => {
  const events = [
    { status: 'DELIVERED', happenedAt: '2026-11-20T10:00:00Z' },
    { status: 'OUT_FOR_DELIVERY', happenedAt: '2026-11-20T07:00:00Z' },
    { status: 'IN_TRANSIT', happenedAt: '2026-11-18T16:20:00Z' },
  ];
  const parcel = platformParcel('DELIVERED', 2, { events: { nodes: events } });
  const { parcels } = parse({ fulfillmentStatus: 'FULFILLED', fulfillments: { nodes: [parcel] } });
  expect(parcels[0]?.times).toEqual({
    ordered: '2026-11-17T18:42:00Z',
    packed: '2026-11-18T11:05:00Z',
    shipped: '2026-11-18T16:20:00Z',
    delivered: '2026-11-20T10:00:00Z',
  });
});

test('a link to a carrier is a web address or none', () => {
  const tracking = [
    { company: 'DHL', number: '1', url: 'https://carrier.example/1' },
    { company: 'DHL', number: '2', url: 'javascript:alert(1)' },
    { company: 'DHL', number: null, url: null },
  ];
  const parcel = platformParcel('IN_TRANSIT', 2, { trackingInformation: tracking });
  const { parcels } = parse({ fulfillmentStatus: 'FULFILLED', fulfillments: { nodes: [parcel] } });
  expect(parcels[0]?.tracking.map(({ number, url }) => [number, url])).toEqual([
    ['1', 'https://carrier.example/1'],
    ['2', null],
  ]);
});

test.each([
  ['gid://shopify/Order/1004', '1004'],
  ['gid://shopify/CustomerAddress/12?model_name=CustomerAddress&customer_access_token=x', '12'],
  ['something else', ''],
])('%s is shown as %s', (id, key) => {
  expect(keyOf(id)).toBe(key);
});
