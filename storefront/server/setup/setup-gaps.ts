import { z } from 'zod';
import type {
  ExpectedMetafield,
  ExpectedMetaobject,
} from '../../app/shop-model/expected-definition.ts';
import type { AdminClient } from '../admin/admin-client.ts';
import { adminDocuments } from '../admin/documents.ts';
import { expectedMetaobjects, expectedWebhooks, metafieldsIn } from './expected-definitions.ts';

/** One difference between the shop and what the storefront needs. */
export type Gap =
  | { kind: 'metaobject missing'; definition: ExpectedMetaobject }
  | { kind: 'metaobject private'; type: string; id: string }
  | {
      kind: 'metaobject fields missing';
      type: string;
      id: string;
      fields: ExpectedMetaobject['fields'];
    }
  | { kind: 'metafield missing'; definition: ExpectedMetafield }
  | { kind: 'metafield private'; definition: ExpectedMetafield }
  | { kind: 'type differs'; name: string; expected: string; found: string }
  | { kind: 'webhook missing'; topic: string; filter: string };

const pageInfo = z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() });
const namedType = z.object({ name: z.string() });
const storefrontAccess = z.object({ storefront: z.string().nullish() });
const metaobjectPage = z.object({
  metaobjectDefinitions: z.object({
    nodes: z.array(
      z.object({
        id: z.string(),
        type: z.string(),
        access: storefrontAccess,
        fieldDefinitions: z.array(z.object({ key: z.string(), type: namedType })),
      }),
    ),
    pageInfo,
  }),
});
const metafieldPage = z.object({
  metafieldDefinitions: z.object({
    nodes: z.array(
      z.object({
        namespace: z.string(),
        key: z.string(),
        type: namedType,
        access: storefrontAccess,
      }),
    ),
    pageInfo,
  }),
});
const webhookPage = z.object({
  webhookSubscriptions: z.object({
    nodes: z.array(
      z.object({
        topic: z.string(),
        uri: z.string(),
        filter: z.string().nullish(),
        apiVersion: z.object({ handle: z.string(), supported: z.boolean() }),
      }),
    ),
    pageInfo,
  }),
});

/** Ids of the metaobject definitions by type. */
export async function readMetaobjectIds(client: AdminClient): Promise<Map<string, string>> {
  const definitions = await readMetaobjects(client);
  return new Map(definitions.map(({ type, id }) => [type, id]));
}

/** In the order in which they can be closed: metafields refer to metaobjects. */
export async function findDefinitionGaps(
  client: AdminClient,
  markets: readonly string[] = [],
): Promise<Gap[]> {
  const metaobjects = new Map((await readMetaobjects(client)).map((one) => [one.type, one]));
  const gaps: Gap[] = expectedMetaobjects.flatMap((definition) =>
    metaobjectGaps(definition, metaobjects.get(definition.type)),
  );
  for (const ownerType of ['PRODUCT', 'PRODUCTVARIANT', 'COLLECTION', 'PAGE', 'SHOP'] as const) {
    const nodes = await readAll((after) =>
      client
        .send(adminDocuments.metafieldDefinitions, { ownerType, after }, metafieldPage)
        .then((page) => page.metafieldDefinitions),
    );
    for (const definition of metafieldsIn(markets)) {
      if (definition.ownerType !== ownerType) continue;
      const found = nodes.find(
        ({ namespace, key }) => namespace === definition.namespace && key === definition.key,
      );
      gaps.push(...metafieldGaps(definition, found));
    }
  }
  return gaps;
}

/** Subscriptions that are missing at this address; the platform deletes one that fails for hours. */
export async function findWebhookGaps(
  client: AdminClient,
  uri: string,
  furtherTopics: readonly string[] = [],
): Promise<Gap[]> {
  const subscriptions = await readWebhooks(client);
  return [...expectedWebhooks, ...furtherTopics.map((topic) => ({ topic, filter: '' }))]
    .filter(
      ({ topic, filter }) =>
        !subscriptions.some(
          (one) => one.uri === uri && one.topic === topic && (one.filter ?? '') === filter,
        ),
    )
    .map((missing) => ({ kind: 'webhook missing', ...missing }));
}

/** The API version of the webhooks at this address if it is retired; the app decides it. */
export async function retiredWebhookVersion(client: AdminClient, uri: string) {
  const subscriptions = await readWebhooks(client);
  return subscriptions.find((one) => one.uri === uri && !one.apiVersion.supported)?.apiVersion
    .handle;
}

export function describeGap(gap: Gap): string {
  switch (gap.kind) {
    case 'metaobject missing':
      return `metaobject definition ${gap.definition.type} is missing`;
    case 'metaobject private':
      return `metaobject definition ${gap.type} has no storefront access`;
    case 'metaobject fields missing':
      return `metaobject definition ${gap.type} lacks ${Object.keys(gap.fields).join(', ')}`;
    case 'metafield missing':
      return `metafield definition ${nameOf(gap.definition)} is missing`;
    case 'metafield private':
      return `metafield definition ${nameOf(gap.definition)} has no storefront access`;
    case 'type differs':
      return `${gap.name} has the type ${gap.found} instead of ${gap.expected}: change it in the admin`;
    case 'webhook missing':
      return `webhook ${gap.topic}${gap.filter && ` (${gap.filter})`} is missing`;
  }
}

function readWebhooks(client: AdminClient) {
  return readAll((after) =>
    client
      .send(adminDocuments.webhookSubscriptions, { after }, webhookPage)
      .then((page) => page.webhookSubscriptions),
  );
}

function readMetaobjects(client: AdminClient) {
  return readAll((after) =>
    client
      .send(adminDocuments.metaobjectDefinitions, { after }, metaobjectPage)
      .then((page) => page.metaobjectDefinitions),
  );
}

function metaobjectGaps(
  definition: ExpectedMetaobject,
  found: z.output<typeof metaobjectPage>['metaobjectDefinitions']['nodes'][number] | undefined,
): Gap[] {
  const { type } = definition;
  if (!found) return [{ kind: 'metaobject missing', definition }];
  const types = new Map(found.fieldDefinitions.map((field) => [field.key, field.type.name]));
  const fields = Object.entries(definition.fields);
  const missing = fields.filter(([key]) => !types.has(key));
  const { id } = found;
  return [
    ...(found.access.storefront === 'PUBLIC_READ'
      ? []
      : [{ kind: 'metaobject private' as const, type, id }]),
    ...(missing.length === 0
      ? []
      : [
          {
            kind: 'metaobject fields missing' as const,
            type,
            id,
            fields: Object.fromEntries(missing),
          },
        ]),
    ...fields.flatMap(([key, expected]) =>
      differingType(
        `${type}.${key}`,
        typeof expected === 'string' ? expected : expected.type,
        types.get(key),
      ),
    ),
  ];
}

function metafieldGaps(
  definition: ExpectedMetafield,
  found: z.output<typeof metafieldPage>['metafieldDefinitions']['nodes'][number] | undefined,
): Gap[] {
  if (!found) return [{ kind: 'metafield missing', definition }];
  return [
    ...(found.access.storefront === 'PUBLIC_READ'
      ? []
      : [{ kind: 'metafield private' as const, definition }]),
    ...differingType(nameOf(definition), definition.type, found.type.name),
  ];
}

function differingType(name: string, expected: string, found: string | undefined): Gap[] {
  if (found === undefined || found === expected) return [];
  return [{ kind: 'type differs', name, expected, found }];
}

function nameOf({ ownerType, namespace, key }: ExpectedMetafield): string {
  return `${namespace}.${key} (${ownerType})`;
}

interface Page<Node> {
  nodes: Node[];
  pageInfo: z.output<typeof pageInfo>;
}

async function readAll<Node>(read: (after: string | null) => Promise<Page<Node>>): Promise<Node[]> {
  const all: Node[] = [];
  let after: string | null = null;
  for (;;) {
    const { nodes, pageInfo: page }: Page<Node> = await read(after);
    all.push(...nodes);
    if (!page.hasNextPage) return all;
    after = page.endCursor;
  }
}
