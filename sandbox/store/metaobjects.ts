import type { Kysely } from 'kysely';
import type { Language } from '../catalogue-format/languages.ts';
import type { Database } from '../database/tables.ts';
import { gid } from '../graphql/ids.ts';
import type { MetaobjectFieldDocument } from './documents.ts';

export interface MetaobjectNode {
  __typename: 'Metaobject';
  key: number;
  id: string;
  type: string;
  handle: string;
  fields: MetaobjectFieldDocument[];
}

interface MetaobjectRow {
  id: number;
  type: string;
  handle: string;
  fields: MetaobjectFieldDocument[];
}

export async function readMetaobjects(
  database: Kysely<Database>,
  language: Language,
  ids: readonly number[],
): Promise<Map<number, MetaobjectNode>> {
  const rows = await select(database, language).where('metaobject.id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, metaobjectNode(row)]));
}

export async function readMetaobjectsOfType(
  database: Kysely<Database>,
  language: Language,
  type: string,
): Promise<MetaobjectNode[]> {
  const rows = await select(database, language)
    .where('metaobject.type', '=', type)
    .orderBy('position')
    .execute();
  return rows.map(metaobjectNode);
}

export async function readMetaobjectByHandle(
  database: Kysely<Database>,
  language: Language,
  type: string,
  handle: string,
): Promise<MetaobjectNode | undefined> {
  const row = await select(database, language)
    .where('metaobject.type', '=', type)
    .where('metaobject.handle', '=', handle)
    .executeTakeFirst();
  return row && metaobjectNode(row);
}

function select(database: Kysely<Database>, language: Language) {
  return database
    .selectFrom('metaobject')
    .innerJoin('metaobject_text', 'metaobject_text.metaobject_id', 'metaobject.id')
    .select(['metaobject.id', 'metaobject.type', 'metaobject.handle', 'metaobject_text.fields'])
    .where('metaobject_text.language', '=', language);
}

function metaobjectNode(row: MetaobjectRow): MetaobjectNode {
  return {
    __typename: 'Metaobject',
    key: row.id,
    id: gid('Metaobject', row.id),
    type: row.type,
    handle: row.handle,
    fields: row.fields,
  };
}
