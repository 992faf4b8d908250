import { z } from 'zod';
import type {
  ExpectedField,
  ExpectedMetafield,
  ExpectedMetaobject,
} from '../../app/shop-model/expected-definition.ts';
import type { AdminClient } from '../admin/admin-client.ts';
import { adminDocuments } from '../admin/documents.ts';
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
        definition: metaobjectInput(gap.definition, await readMetaobjectIds(client)),
      });
    case 'metaobject private':
      return send(adminDocuments.metaobjectDefinitionUpdate, {
        id: gap.id,
        definition: { access },
      });
    case 'metaobject fields missing':
      return send(adminDocuments.metaobjectDefinitionUpdate, {
        id: gap.id,
        definition: {
          fieldDefinitions: fieldInputs(gap.fields, await readMetaobjectIds(client)).map(
            (create) => ({ create }),
          ),
        },
      });
    case 'metafield missing': {
      const { ownerType, namespace, key, isStandard } = gap.definition;
      if (isStandard) {
        const variables = { ownerType, namespace, key, access };
        return send(adminDocuments.standardMetafieldDefinitionEnable, variables);
      }
      return send(adminDocuments.metafieldDefinitionCreate, {
        definition: metafieldInput(gap.definition, await readMetaobjectIds(client)),
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

type Ids = ReadonlyMap<string, string>;

function metaobjectInput({ type, fields, isPublishable = false }: ExpectedMetaobject, ids: Ids) {
  const [displayNameKey] = Object.keys(fields);
  return {
    type,
    name: titleOf(type),
    displayNameKey,
    fieldDefinitions: fieldInputs(fields, ids),
    access,
    capabilities: {
      translatable: { enabled: true },
      ...(isPublishable && { publishable: { enabled: true } }),
    },
  };
}

function fieldInputs(fields: ExpectedMetaobject['fields'], ids: Ids) {
  return Object.entries(fields).map(([key, field]) => {
    const known: ExpectedField = typeof field === 'string' ? { type: field } : field;
    const { type, required = false } = known;
    const validations = validationsOf(known, ids);
    return {
      key,
      name: titleOf(key),
      type,
      required,
      ...(validations.length > 0 && { validations }),
    };
  });
}

function validationsOf({ type, of = [], max, choices }: ExpectedField, ids: Ids) {
  const definitions = of.flatMap((name) => ids.get(name) ?? []);
  const isMixed = type.includes('mixed_reference');
  const limit = type.startsWith('list.') ? 'list.max' : 'max';
  return [
    ...(isMixed ? [{ name: 'metaobject_definition_ids', value: JSON.stringify(definitions) }] : []),
    ...(!isMixed && definitions[0]
      ? [{ name: 'metaobject_definition_id', value: definitions[0] }]
      : []),
    ...(max === undefined ? [] : [{ name: limit, value: String(max) }]),
    ...(choices ? [{ name: 'choices', value: JSON.stringify(choices) }] : []),
  ];
}

function metafieldInput({ ownerType, namespace, key, type, of = [] }: ExpectedMetafield, ids: Ids) {
  const validations = validationsOf({ type, of }, ids);
  return {
    ownerType,
    namespace,
    key,
    type,
    access,
    name: titleOf(key),
    ...(validations.length > 0 && { validations }),
  };
}

/** "flavour_profile" → "Flavour profile" */
function titleOf(key: string): string {
  const words = key.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
