import { z } from 'zod';
import type { AdminClient } from '../admin/admin-client.ts';
import { adminDocuments } from '../admin/documents.ts';
import type { ExpectedMetafield, ExpectedMetaobject } from './expected-definitions.ts';
import { type Gap, readMetaobjectIds } from './setup-gaps.ts';

const access = { storefront: 'PUBLIC_READ' };
const payload = z.record(
  z.string(),
  z.object({ userErrors: z.array(z.object({ message: z.string() })) }),
);

/** Makes the change in the shop. False for a difference that only the merchant can resolve. */
export async function closeGap(client: AdminClient, gap: Gap, webhookUri: string) {
  const send = async (document: string, variables: object) => {
    const [result] = Object.values(await client.send(document, variables, payload));
    const [problem] = result?.userErrors ?? [];
    if (problem) throw new Error(problem.message);
    return true;
  };
  switch (gap.kind) {
    case 'metaobject missing':
      return send(adminDocuments.metaobjectDefinitionCreate, {
        definition: metaobjectInput(gap.definition),
      });
    case 'metaobject private':
      return send(adminDocuments.metaobjectDefinitionUpdate, {
        id: gap.id,
        definition: { access },
      });
    case 'metaobject fields missing':
      return send(adminDocuments.metaobjectDefinitionUpdate, {
        id: gap.id,
        definition: { fieldDefinitions: fieldInputs(gap.fields).map((create) => ({ create })) },
      });
    case 'metafield missing': {
      const { ownerType, namespace, key, isStandard, metaobject } = gap.definition;
      if (isStandard) {
        const variables = { ownerType, namespace, key, access };
        return send(adminDocuments.standardMetafieldDefinitionEnable, variables);
      }
      const id = metaobject && (await readMetaobjectIds(client)).get(metaobject);
      return send(adminDocuments.metafieldDefinitionCreate, {
        definition: metafieldInput(gap.definition, id),
      });
    }
    case 'metafield private': {
      const { ownerType, namespace, key } = gap.definition;
      const definition = { ownerType, namespace, key, access };
      return send(adminDocuments.metafieldDefinitionUpdate, { definition });
    }
    case 'webhook missing': {
      const { topic, filter } = gap;
      const webhookSubscription = { uri: webhookUri, format: 'JSON', ...(filter && { filter }) };
      return send(adminDocuments.webhookSubscriptionCreate, { topic, webhookSubscription });
    }
    case 'type differs':
      return false;
  }
}

function metaobjectInput({ type, fields }: ExpectedMetaobject) {
  const [displayNameKey] = Object.keys(fields);
  return {
    type,
    name: titleOf(type),
    displayNameKey,
    fieldDefinitions: fieldInputs(fields),
    access,
    capabilities: { translatable: { enabled: true } },
  };
}

function fieldInputs(fields: Record<string, string>) {
  return Object.entries(fields).map(([key, type]) => ({ key, name: titleOf(key), type }));
}

function metafieldInput(definition: ExpectedMetafield, metaobjectId: string | undefined) {
  const { ownerType, namespace, key, type } = definition;
  return {
    ...{ ownerType, namespace, key, type, access, name: titleOf(key) },
    ...(metaobjectId && {
      validations: [{ name: 'metaobject_definition_id', value: metaobjectId }],
    }),
  };
}

/** "flavour_profile" → "Flavour profile" */
function titleOf(key: string): string {
  const words = key.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
