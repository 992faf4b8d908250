/** What the address of the configuration is told. */
const goodsTopics = [
  'products/update',
  'collections/update',
  'inventory_levels/update',
  'metaobjects/create',
  'metaobjects/update',
  'metaobjects/delete',
] as const;

/** Only for subscriptions that name them. */
const commerceTopics = [
  'orders/create',
  'orders/paid',
  'orders/updated',
  'orders/cancelled',
  'orders/fulfilled',
  'orders/partially_fulfilled',
  'fulfillments/create',
  'refunds/create',
  'carts/create',
  'carts/update',
  'customers/create',
  'customers/update',
  'customers/delete',
  'subscription_contracts/create',
  'bulk_operations/finish',
] as const;

export const webhookTopics = [...goodsTopics, ...commerceTopics] as const;
export type WebhookTopic = (typeof webhookTopics)[number];
