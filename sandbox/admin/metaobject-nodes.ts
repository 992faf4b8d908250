import type { Selectable } from 'kysely';
import type { Database } from '../database/tables.ts';
import { connectionOf } from '../graphql/connection.ts';
import { gid } from '../graphql/ids.ts';
import type { PageArguments } from '../graphql/page.ts';
import type { ContentAdmin } from './content-admin.ts';
import { fieldDefinitionNode } from './metaobject-definitions.ts';
import { referencedGids } from './metaobject-values.ts';

export type MetaobjectRow = Selectable<Database['metaobject']>;

export function readRow({ database }: Pick<ContentAdmin, 'database'>, id: number) {
  return database.selectFrom('metaobject').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The parent of the Admin API's Metaobject: every field of the definition, the empty ones too. */
export function metaobjectNode(row: MetaobjectRow, admin: ContentAdmin) {
  const definition = admin.definitions.definitionOfType(row.type);
  const fields = (definition?.fields ?? []).map((field) => {
    const value = row.fields.find(({ key }) => key === field.key)?.value ?? null;
    return {
      key: field.key,
      type: field.type,
      value,
      jsonValue: value === null ? null : jsonValue(field.type, value),
      definition: fieldDefinitionNode(field),
      ...referenceFields(field.type, value, admin),
    };
  });
  return {
    __typename: 'Metaobject',
    id: gid('Metaobject', row.id),
    type: row.type,
    handle: row.handle,
    displayName: displayName(row, admin),
    fields,
    field: ({ key }: { key: string }) => fields.find((field) => field.key === key) ?? null,
    values: Object.fromEntries(fields.map(({ key, jsonValue: one }) => [key, one])),
    capabilities: {
      publishable: definition?.isPublishable ? { status: row.status } : null,
    },
    definition: definition && admin.definitions.definitionNode(definition),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** The value of the field that the definition chose, or words made of the handle. */
export function displayName(
  row: Pick<MetaobjectRow, 'type' | 'handle' | 'fields'>,
  { definitions }: Pick<ContentAdmin, 'definitions'>,
): string {
  const key = definitions.definitionOfType(row.type)?.displayNameKey;
  const value = row.fields.find((field) => field.key === key)?.value;
  if (value) return value;
  const words = row.handle.replaceAll(/[-_]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `reference` and `references` of a field or metafield. */
export function referenceFields(type: string, value: string | null, admin: ContentAdmin) {
  const gids = value === null ? [] : referencedGids({ type }, value);
  const isList = type.startsWith('list.');
  return {
    reference: () => (isList || !gids[0] ? null : admin.findReference(gids[0])),
    references: async (args: PageArguments) => {
      if (!isList || !type.endsWith('_reference')) return null;
      const nodes = await Promise.all(gids.map(admin.findReference));
      return connectionOf(
        nodes.filter((node) => node !== null),
        args,
      );
    },
  };
}

const textTypes = /(text_field|date|date_time|url|color|id|_reference)$/;

/** Numbers, booleans, lists and objects as JSON has them. */
export function jsonValue(type: string, value: string): unknown {
  const isText = !type.startsWith('list.') && textTypes.test(type) && type !== 'rich_text_field';
  return isText ? value : JSON.parse(value);
}
