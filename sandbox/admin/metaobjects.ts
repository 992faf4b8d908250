import { type Kysely, sql } from 'kysely';
import { slugify } from '../catalogue-format/slugify.ts';
import type {
  DefinitionRecord,
  MetaobjectFieldRecord,
  MetaobjectStatus,
} from '../content/records.ts';
import type { Database } from '../database/tables.ts';
import { connectionOf } from '../graphql/connection.ts';
import { notImplemented } from '../graphql/errors.ts';
import { gid, parseGid } from '../graphql/ids.ts';
import type { PageArguments } from '../graphql/page.ts';
import { parseTextQuery } from '../graphql/text-query.ts';
import type { ContentAdmin } from './content-admin.ts';
import { displayName, type MetaobjectRow, metaobjectNode, readRow } from './metaobject-nodes.ts';
import { allowedDefinitions, checkValue, referencedGids } from './metaobject-values.ts';
import { isRefused, metaobjectError, type Refusal, refuse, type UserError } from './user-errors.ts';

interface EntryInput {
  handle?: string | null;
  fields?: { key: string; value: string }[] | null;
  /** From 2026-10: all fields as one JSON object. */
  values?: unknown;
  capabilities?: { publishable?: { status: MetaobjectStatus } | null } | null;
}
interface HandleInput {
  type: string;
  handle: string;
}
interface ListArguments extends PageArguments {
  type: string;
  sortKey?: string | null;
  reverse?: boolean | null;
  query?: string | null;
}

const handlePattern = /^[\p{L}\p{N}_-]{1,255}$/u;

/** Entries of metaobjects. */
export function metaobjectResolvers(admin: ContentAdmin) {
  const { database, definitions, textCache } = admin;
  const ofHandle = ({ type, handle }: HandleInput) =>
    database
      .selectFrom('metaobject')
      .selectAll()
      .where('type', '=', type)
      .where('handle', '=', handle.toLowerCase())
      .executeTakeFirst();
  const ofId = async (id: string) => {
    const key = parseGid('Metaobject', id);
    return key === undefined ? undefined : readRow(admin, key);
  };
  const node = (row: MetaobjectRow | undefined) => (row ? metaobjectNode(row, admin) : null);
  const payload = (result: MetaobjectRow | Refusal) => {
    if (isRefused(result)) return { metaobject: null, userErrors: result.userErrors };
    textCache.clear();
    return { metaobject: node(result), userErrors: [] };
  };

  /** The platform's keys are words: id, type, updated_at, display_name. */
  function sorted(rows: MetaobjectRow[], sortKey: string | null | undefined): MetaobjectRow[] {
    if (sortKey == null || sortKey === 'id' || sortKey === 'type') return rows;
    if (sortKey === 'updated_at') {
      return rows.toSorted((a, b) => a.updated_at.getTime() - b.updated_at.getTime());
    }
    if (sortKey !== 'display_name') {
      throw notImplemented('QueryRoot', `metaobjects(sortKey: "${sortKey}")`);
    }
    return rows.toSorted((a, b) => displayName(a, admin).localeCompare(displayName(b, admin)));
  }

  async function create(type: string, input: EntryInput, typeField: string[]) {
    const definition = definitions.definitionOfType(type);
    if (!definition) {
      const message = `No metaobject definition exists for type "${type}"`;
      return payload(refuse(metaobjectError('UNDEFINED_OBJECT_TYPE', typeField, message)));
    }
    const entry = await readEntry(input, definition, admin);
    if (isRefused(entry)) return payload(entry);
    const handle = input.handle?.toLowerCase() ?? (await freeHandle(type, entry.fields, admin));
    const error = await handleError(handle, type, undefined, database);
    if (error) return payload(refuse(error));
    const time = admin.now();
    const row = await database
      .insertInto('metaobject')
      .values({
        id: await admin.content.nextId(),
        type,
        handle,
        position: sql<number>`(select coalesce(max(position), 0) + 1 from metaobject)`,
        // As by the platform's API an entry is first a draft.
        status: entry.status ?? (definition.isPublishable ? 'DRAFT' : 'ACTIVE'),
        fields: JSON.stringify(entry.fields),
        translations: '{}',
        created_at: time,
        updated_at: time,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return payload(row);
  }

  async function update(row: MetaobjectRow, input: EntryInput) {
    const definition = definitions.definitionOfType(row.type);
    if (!definition) {
      const message = `No metaobject definition exists for type "${row.type}"`;
      return payload(refuse(metaobjectError('UNDEFINED_OBJECT_TYPE', ['id'], message)));
    }
    const entry = await readEntry(input, definition, admin, row.fields);
    if (isRefused(entry)) return payload(entry);
    const handle = input.handle?.toLowerCase() ?? row.handle;
    const error = await handleError(handle, row.type, row.id, database);
    if (error) return payload(refuse(error));
    const changed = await database
      .updateTable('metaobject')
      .set({
        handle,
        status: entry.status ?? row.status,
        fields: JSON.stringify(entry.fields),
        updated_at: admin.now(),
      })
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return payload(changed);
  }

  const notFound = () => refuse(metaobjectError('RECORD_NOT_FOUND', ['id'], 'Record not found'));
  return {
    metaobject: async ({ id }: { id: string }) => node(await ofId(id)),
    metaobjectByHandle: async ({ handle }: { handle: HandleInput }) => node(await ofHandle(handle)),
    metaobjects: async ({ type, sortKey, query, ...page }: ListArguments) => {
      const rows = await database
        .selectFrom('metaobject')
        .selectAll()
        .where('type', '=', type)
        .orderBy('position')
        .execute();
      const isFound = parseTextQuery(query, ['handle', 'display_name'], 'metaobjects');
      const found = rows.filter((row) =>
        isFound({ handle: row.handle, display_name: displayName(row, admin) }),
      );
      return connectionOf(
        sorted(found, sortKey).map((row) => metaobjectNode(row, admin)),
        page,
      );
    },
    metaobjectCreate: ({ metaobject }: { metaobject: EntryInput & { type: string } }) =>
      create(metaobject.type, metaobject, ['metaobject', 'type']),
    metaobjectUpdate: async ({ id, metaobject }: { id: string; metaobject: EntryInput }) => {
      const row = await ofId(id);
      return row ? update(row, metaobject) : payload(notFound());
    },
    metaobjectUpsert: async ({
      handle,
      metaobject,
      values,
    }: {
      handle: HandleInput;
      metaobject?: EntryInput | null;
      values?: unknown;
    }) => {
      const row = await ofHandle(handle);
      const { fields = null, capabilities = null } = metaobject ?? {};
      const chosen = metaobject?.handle ?? handle.handle;
      const input = { handle: chosen, fields, capabilities, values };
      return row ? update(row, input) : create(handle.type, input, ['handle', 'type']);
    },
    metaobjectDelete: async ({ id }: { id: string }) => {
      const row = await ofId(id);
      if (!row) return { deletedId: null, userErrors: notFound().userErrors };
      await database.deleteFrom('metaobject').where('id', '=', row.id).execute();
      textCache.clear();
      return { deletedId: gid('Metaobject', row.id), userErrors: [] };
    },
  };
}

interface Entry {
  status: MetaobjectStatus | undefined;
  /** In the order of the definition, without the empty ones. */
  fields: MetaobjectFieldRecord[];
}

/** The entry after the change, or what is wrong with the input; fields that are not named stay as they are. */
async function readEntry(
  input: EntryInput,
  definition: DefinitionRecord,
  admin: ContentAdmin,
  before: readonly MetaobjectFieldRecord[] = [],
): Promise<Entry | Refusal> {
  const status = input.capabilities?.publishable?.status;
  if (status && !definition.isPublishable) {
    const place = ['metaobject', 'capabilities', 'publishable'];
    const message = 'Capability "publishable" is not enabled on this definition';
    return refuse(metaobjectError('CAPABILITY_NOT_ENABLED', place, message));
  }
  const values = new Map(before.map(({ key, value }) => [key, value]));
  const errors: UserError[] = [];
  const given = [...(input.fields ?? []), ...fieldsOf(input.values)];
  const seen = new Set<string>();
  for (const [index, { key, value }] of given.entries()) {
    const place = ['metaobject', 'fields', String(index)];
    const field = definition.fields.find((one) => one.key === key);
    const fail = (code: string, message: string, entry?: number) =>
      errors.push(
        metaobjectError(code, place, message, {
          key,
          ...(entry !== undefined && { index: entry }),
        }),
      );
    if (!field) fail('UNDEFINED_OBJECT_FIELD', `Field definition "${key}" does not exist`);
    else if (seen.has(key)) fail('DUPLICATE_FIELD_INPUT', `Field "${key}" is given twice`);
    else if (value !== '') {
      const error = checkValue(field, value) ?? (await referenceError(field, value, admin));
      if (error) fail(error.code, error.message, error.index);
    }
    seen.add(key);
    values.set(key, value);
  }
  for (const { key, name, required } of definition.fields) {
    if (!required || !isEmpty(values.get(key))) continue;
    const index = given.findIndex((one) => one.key === key);
    const place = index < 0 ? ['metaobject'] : ['metaobject', 'fields', String(index)];
    errors.push(metaobjectError('OBJECT_FIELD_REQUIRED', place, `${name} can't be blank`, { key }));
  }
  if (errors.length > 0) return refuse(...errors);
  const fields = definition.fields.flatMap(({ key, type }) => {
    const value = values.get(key);
    return value === undefined || isEmpty(value) ? [] : [{ key, type, value }];
  });
  return { status, fields };
}

function isEmpty(value: string | undefined): boolean {
  return value === undefined || value === '' || value === '[]';
}

function fieldsOf(values: unknown): { key: string; value: string }[] {
  if (typeof values !== 'object' || values === null) return [];
  return Object.entries(values).map(([key, value]) => ({
    key,
    value: typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value),
  }));
}

async function referenceError(
  field: DefinitionRecord['fields'][number],
  value: string,
  admin: ContentAdmin,
): Promise<{ code: string; message: string; index?: number } | undefined> {
  const allowed = allowedDefinitions(field);
  const isList = field.type.startsWith('list.');
  for (const [index, id] of referencedGids(field, value).entries()) {
    const place = isList ? { index } : {};
    const invalid = (message: string) => ({ code: 'INVALID_VALUE', message, ...place });
    const found = await admin.findReference(id);
    if (!found) return invalid(`Value references a resource that does not exist: ${id}`);
    if (allowed.length === 0) continue;
    const type = 'type' in found && typeof found.type === 'string' ? found.type : '';
    const definition = admin.definitions.definitionOfType(type);
    if (!definition || !allowed.includes(gid('MetaobjectDefinition', definition.id))) {
      return invalid('Value must belong to the specified metaobject definition.');
    }
  }
  return undefined;
}

async function handleError(
  handle: string,
  type: string,
  ownId: number | undefined,
  database: Kysely<Database>,
): Promise<UserError | undefined> {
  const place = ['metaobject', 'handle'];
  if (!handlePattern.test(handle)) return metaobjectError('INVALID', place, 'Handle is invalid');
  const taken = await database
    .selectFrom('metaobject')
    .select('id')
    .where('type', '=', type)
    .where('handle', '=', handle)
    .executeTakeFirst();
  if (!taken || taken.id === ownId) return undefined;
  return metaobjectError('TAKEN', place, 'Handle has already been taken');
}

/** From the display name; a number is added to one that is taken. */
async function freeHandle(
  type: string,
  fields: MetaobjectFieldRecord[],
  admin: ContentAdmin,
): Promise<string> {
  const wanted = slugify(displayName({ type, handle: type, fields }, admin)) || type;
  const rows = await admin.database
    .selectFrom('metaobject')
    .select('handle')
    .where('type', '=', type)
    .execute();
  const taken = new Set(rows.map(({ handle }) => handle));
  if (!taken.has(wanted)) return wanted;
  let number = 1;
  while (taken.has(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}
