import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { connectionOf } from '../graphql/connection.ts';
import { notImplemented } from '../graphql/errors.ts';
import { gid } from '../graphql/ids.ts';
import type { PageArguments } from '../graphql/page.ts';
import { webhookTopics } from '../webhooks/topics.ts';

interface WebhookSubscriptionInput {
  uri?: string | null;
  filter?: string | null;
  format?: string | null;
}

interface ListArguments extends PageArguments {
  reverse?: boolean | null;
  topics?: string[] | null;
  uri?: string | null;
}

/** The sandbox talks to nobody outside of this machine: other addresses are kept and never called. */
const loopback = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** ORDERS_PARTIALLY_FULFILLED is orders/partially_fulfilled, INVENTORY_LEVELS_UPDATE is inventory_levels/update. */
function topicName(topic: string): string {
  const [, group, rest] =
    /^(BULK_OPERATIONS|INVENTORY_LEVELS|SUBSCRIPTION_CONTRACTS|[A-Z]+)_(.+)$/.exec(topic) ?? [];
  return `${group}/${rest}`.toLowerCase();
}

const typeFilter = /^type:[^*\s]+( OR type:[^*\s]+)*$/;

/**
 * Subscriptions made through the API, kept in memory. Those with an address of this machine are delivered; of metaobjects
 * SANDBOX_WEBHOOK_URL gets only the types that a subscription names.
 */
export function createWebhookSubscriptions(
  database: Kysely<Database>,
  now: () => Date,
  oldestVersion: () => string,
) {
  const subscriptions = new Map<
    string,
    { topic: string; uri: string; filter: string; apiVersion: { handle: string } }
  >();
  let lastId = 0;
  const refuse = (field: string, message: string) => ({
    webhookSubscription: null,
    userErrors: [{ field: ['webhookSubscription', field], message }],
  });
  return {
    webhookSubscriptions: ({ topics, uri, ...page }: ListArguments) =>
      connectionOf(
        [...subscriptions.values()]
          .filter((one) => !topics?.length || topics.includes(one.topic))
          .filter((one) => !uri || one.uri === uri)
          .map(({ apiVersion, ...one }) => ({
            ...one,
            apiVersion: { ...apiVersion, supported: apiVersion.handle >= oldestVersion() },
          })),
        page,
      ),
    webhookSubscriptionCreate: async (
      {
        topic,
        webhookSubscription: input,
      }: { topic: string; webhookSubscription: WebhookSubscriptionInput },
      { apiVersion }: { apiVersion: string },
    ) => {
      const { format } = input;
      if (format && format !== 'JSON') {
        throw notImplemented('WebhookSubscriptionInput', `format: ${format}`);
      }
      if (input.filter && !topic.startsWith('METAOBJECTS_')) {
        throw notImplemented('WebhookSubscriptionInput', `filter of ${topic}`);
      }
      const address = URL.parse(input.uri ?? '');
      const isLocal = address !== null && loopback.test(address.hostname);
      if (!address || !(address.protocol === 'https:' || isLocal)) {
        return refuse('uri', 'Address is not allowed');
      }
      if (topic.startsWith('METAOBJECTS_') && !typeFilter.test(input.filter ?? '')) {
        return refuse('filter', 'The specified filter is invalid, a filter by type is required');
      }
      const isTaken = [...subscriptions.values()].some(
        (one) =>
          one.topic === topic && one.uri === input.uri && one.filter === (input.filter ?? ''),
      );
      if (isTaken) return refuse('uri', 'Address for this topic has already been taken');
      lastId += 1;
      const time = now().toISOString();
      const webhookSubscription = {
        id: gid('WebhookSubscription', lastId),
        topic,
        uri: input.uri ?? '',
        filter: input.filter ?? '',
        format: 'JSON',
        includeFields: [],
        metafieldNamespaces: [],
        apiVersion: { handle: apiVersion, displayName: apiVersion, supported: true },
        createdAt: time,
        updatedAt: time,
      };
      subscriptions.set(webhookSubscription.id, webhookSubscription);
      if (topic.startsWith('METAOBJECTS_')) {
        const types = (input.filter ?? '').split(' OR ').map((part) => part.slice('type:'.length));
        await database
          .insertInto('webhook_filter')
          .values(
            types.map((type) => ({
              subscription: webhookSubscription.id,
              topic: topicName(topic),
              metaobject_type: type,
            })),
          )
          .execute();
      }
      const known = webhookTopics.find((one) => one === topicName(topic));
      if (isLocal && known) {
        await database
          .insertInto('webhook_receiver')
          .values({ subscription: webhookSubscription.id, topic: known, url: address.href })
          .execute();
      }
      return { webhookSubscription, userErrors: [] };
    },
    webhookSubscriptionDelete: async ({ id }: { id: string }) => {
      const isDeleted = subscriptions.delete(id);
      for (const table of ['webhook_filter', 'webhook_receiver'] as const) {
        await database.deleteFrom(table).where('subscription', '=', id).execute();
      }
      return {
        deletedWebhookSubscriptionId: isDeleted ? id : null,
        userErrors: isDeleted
          ? []
          : [{ field: ['id'], message: 'Webhook subscription does not exist' }],
      };
    },
  };
}
