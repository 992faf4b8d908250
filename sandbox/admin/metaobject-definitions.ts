import type { ContentStore } from '../content/content-store.ts';
import type { DefinitionRecord, FieldDefinitionRecord } from '../content/records.ts';
import { connectionOf } from '../graphql/connection.ts';
import { gid } from '../graphql/ids.ts';
import type { PageArguments } from '../graphql/page.ts';
import { stableId } from '../seed/stable-id.ts';
import { fieldTypes } from './metaobject-values.ts';
import { isRefused, metaobjectError, type Refusal, refuse } from './user-errors.ts';

interface Switch {
  enabled: boolean;
}
interface FieldInput {
  key: string;
  name?: string | null;
  description?: string | null;
  type: string;
  required?: boolean | null;
  validations?: { name: string; value: string }[] | null;
}
interface DefinitionInput {
  name?: string | null;
  description?: string | null;
  displayNameKey?: string | null;
  access?: { storefront?: DefinitionRecord['storefrontAccess'] | null } | null;
  capabilities?: { publishable?: Switch | null; translatable?: Switch | null } | null;
}
interface CreateInput extends DefinitionInput {
  type: string;
  fieldDefinitions: FieldInput[];
}
interface FieldOperation {
  create?: FieldInput | null;
  update?: (Partial<Omit<FieldInput, 'type'>> & { key: string }) | null;
  delete?: { key: string } | null;
}
interface UpdateInput extends DefinitionInput {
  fieldDefinitions?: FieldOperation[] | null;
  resetFieldOrder?: boolean | null;
}

const maximumDefinitions = 128;
const maximumFields = 40;

/** Definitions of metaobjects; a shop that has just been created has none. */
export function metaobjectDefinitions(content: ContentStore, now: () => Date) {
  const all = () => content.current.definition;
  const ofType = (type: string) => all().find((definition) => definition.type === type);
  const ofId = (id: string) => all().find((one) => gid('MetaobjectDefinition', one.id) === id);
  const node = (record: DefinitionRecord) => ({
    ...definitionNode(record),
    metaobjectsCount: () => content.countMetaobjects(record.type),
  });
  const nodeOrNull = (record: DefinitionRecord | undefined) => (record ? node(record) : null);

  async function store(record: DefinitionRecord | Refusal) {
    if (isRefused(record)) return { metaobjectDefinition: null, userErrors: record.userErrors };
    await content.save('definition', record);
    return { metaobjectDefinition: node(record), userErrors: [] };
  }

  return {
    definitionOfType: ofType,
    /** Without the capability every entry is published. */
    isPublishable: (type: string) => ofType(type)?.isPublishable ?? false,
    isPublicMetaobject: (type: string, withoutDefinition = false) => {
      const definition = ofType(type);
      return definition ? definition.storefrontAccess === 'PUBLIC_READ' : withoutDefinition;
    },
    definitionNode: node,
    resolvers: {
      metaobjectDefinitions: (args: PageArguments & { reverse?: boolean | null }) =>
        connectionOf(all().map(node), args),
      metaobjectDefinition: ({ id }: { id: string }) => nodeOrNull(ofId(id)),
      metaobjectDefinitionByType: ({ type }: { type: string }) => nodeOrNull(ofType(type)),
      metaobjectDefinitionCreate: ({ definition }: { definition: CreateInput }) => {
        const field = ['definition', 'type'];
        if (ofType(definition.type)) {
          return store(refuse(metaobjectError('TAKEN', field, 'Type has already been taken')));
        }
        if (!/^[\w-]{3,255}$/.test(definition.type)) {
          const message = 'Type contains one or more invalid characters';
          return store(refuse(metaobjectError('INVALID', field, message)));
        }
        if (all().length >= maximumDefinitions) {
          const message = `Maximum number of ${maximumDefinitions} definitions exceeded`;
          return store(
            refuse(metaobjectError('MAX_DEFINITIONS_EXCEEDED', ['definition'], message)),
          );
        }
        const time = now().toISOString();
        const empty: DefinitionRecord = {
          id: stableId('metaobject definition', definition.type),
          type: definition.type,
          name: definition.type,
          description: null,
          displayNameKey: null,
          storefrontAccess: 'NONE',
          isPublishable: false,
          isTranslatable: false,
          fields: [],
          createdAt: time,
          updatedAt: time,
        };
        const operations = definition.fieldDefinitions.map((create) => ({ create }));
        return store(changed(empty, definition, operations, time));
      },
      metaobjectDefinitionUpdate: ({ id, definition }: { id: string; definition: UpdateInput }) => {
        const found = ofId(id);
        if (!found) {
          return store(refuse(metaobjectError('RECORD_NOT_FOUND', ['id'], 'Record not found')));
        }
        const { fieldDefinitions, resetFieldOrder } = definition;
        const operations = fieldDefinitions ?? [];
        const result = changed(found, definition, operations, now().toISOString());
        if (isRefused(result) || !resetFieldOrder) return store(result);
        return store({ ...result, fields: inOrder(result.fields, operations) });
      },
    },
  };
}

/** The definition after the change, or why it cannot be made. */
function changed(
  record: DefinitionRecord,
  input: DefinitionInput,
  operations: readonly FieldOperation[],
  time: string,
): DefinitionRecord | Refusal {
  const fields = new Map(record.fields.map((field) => [field.key, field]));
  for (const [index, operation] of operations.entries()) {
    const place = ['definition', 'fieldDefinitions', String(index)];
    const error = applyOperation(fields, operation, place);
    if (error) return refuse(error);
  }
  if (fields.size > maximumFields) {
    const message = `Maximum number of ${maximumFields} fields exceeded`;
    const place = ['definition', 'fieldDefinitions'];
    return refuse(metaobjectError('INPUT_LIMIT_EXCEEDED', place, message));
  }
  const displayNameKey = input.displayNameKey ?? record.displayNameKey;
  if (displayNameKey !== null && !fields.has(displayNameKey)) {
    const message = `Display name key "${displayNameKey}" is not a field`;
    return refuse(metaobjectError('INVALID', ['definition', 'displayNameKey'], message));
  }
  return {
    ...record,
    name: input.name ?? record.name,
    description: input.description ?? record.description,
    displayNameKey,
    storefrontAccess: input.access?.storefront ?? record.storefrontAccess,
    isPublishable: input.capabilities?.publishable?.enabled ?? record.isPublishable,
    isTranslatable: input.capabilities?.translatable?.enabled ?? record.isTranslatable,
    fields: [...fields.values()],
    updatedAt: time,
  };
}

function applyOperation(
  fields: Map<string, FieldDefinitionRecord>,
  operation: FieldOperation,
  place: string[],
) {
  const { create, update, delete: removed } = operation;
  if (create) {
    if (fields.has(create.key)) {
      return metaobjectError('OBJECT_FIELD_TAKEN', place, `Field "${create.key}" is already taken`);
    }
    if (!fieldTypes.has(create.type.replace(/^list\./, ''))) {
      return metaobjectError('INCLUSION', [...place, 'type'], 'Type is not a valid type');
    }
    fields.set(create.key, {
      key: create.key,
      name: create.name ?? create.key,
      description: create.description ?? null,
      type: create.type,
      required: create.required ?? false,
      validations: (create.validations ?? []).map(({ name, value }) => ({ name, value })),
    });
  }
  const key = update?.key ?? removed?.key;
  const found = key === undefined ? undefined : fields.get(key);
  if (key !== undefined && !found) {
    const message = `Field definition "${key}" does not exist`;
    return metaobjectError('UNDEFINED_OBJECT_FIELD', place, message);
  }
  if (update && found) {
    fields.set(update.key, {
      ...found,
      name: update.name ?? found.name,
      description: update.description ?? found.description,
      required: update.required ?? found.required,
      validations:
        update.validations?.map(({ name, value }) => ({ name, value })) ?? found.validations,
    });
  }
  if (removed) fields.delete(removed.key);
  return undefined;
}

/** With `resetFieldOrder` the fields stand as the input names them, the others after them. */
function inOrder(
  fields: FieldDefinitionRecord[],
  operations: readonly FieldOperation[],
): FieldDefinitionRecord[] {
  const named = operations.map(({ create, update }) => create?.key ?? update?.key);
  const place = (key: string) => {
    const index = named.indexOf(key);
    return index < 0 ? named.length : index;
  };
  return fields.toSorted((a, b) => place(a.key) - place(b.key));
}

function definitionNode(record: DefinitionRecord) {
  return {
    __typename: 'MetaobjectDefinition',
    id: gid('MetaobjectDefinition', record.id),
    type: record.type,
    name: record.name,
    description: record.description,
    displayNameKey: record.displayNameKey,
    access: {
      admin: 'PUBLIC_READ_WRITE',
      storefront: record.storefrontAccess,
      customerAccount: 'NONE',
    },
    capabilities: {
      publishable: { enabled: record.isPublishable },
      translatable: { enabled: record.isTranslatable },
      renderable: { enabled: false },
      onlineStore: { enabled: false },
    },
    fieldDefinitions: record.fields.map(fieldDefinitionNode),
    hasThumbnailField: false,
    createdAt: record.createdAt,
    updatedAt: record.updatedAt,
  };
}

export function fieldDefinitionNode(field: FieldDefinitionRecord) {
  return {
    key: field.key,
    name: field.name,
    description: field.description,
    required: field.required,
    type: { name: field.type, category: 'CUSTOM' },
    validations: field.validations.map((one) => ({ ...one, type: one.name })),
  };
}
