import type { Kysely, Selectable } from 'kysely';
import type { Language } from '../catalogue-format/languages.ts';
import type { MetaobjectStatus } from '../content/records.ts';
import { translated } from '../content/translate.ts';
import type { Database } from '../database/tables.ts';
import { gid } from '../graphql/ids.ts';
import type { MetaobjectFieldDocument } from './documents.ts';
import { referencesIn } from './reference-values.ts';

export interface MetaobjectNode {
  __typename: 'Metaobject';
  key: number;
  id: string;
  type: string;
  handle: string;
  status: MetaobjectStatus;
  updatedAt: string;
  /** As on the platform without the empty ones. */
  fields: MetaobjectFieldDocument[];
}

type MetaobjectRow = Selectable<Database['metaobject']>;

export async function readMetaobjects(
  database: Kysely<Database>,
  language: Language,
  ids: readonly number[],
): Promise<Map<number, MetaobjectNode>> {
  const rows = await database.selectFrom('metaobject').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, metaobjectNode(row, language)]));
}

/** In the order of their creation, or of their last change. */
export async function readMetaobjectsOfType(
  database: Kysely<Database>,
  language: Language,
  type: string,
  order: 'created' | 'updated' = 'created',
): Promise<MetaobjectNode[]> {
  const rows = await database
    .selectFrom('metaobject')
    .selectAll()
    .where('type', '=', type)
    .$if(order === 'updated', (query) => query.orderBy('updated_at'))
    .orderBy('position')
    .execute();
  return rows.map((row) => metaobjectNode(row, language));
}

export async function readMetaobjectByHandle(
  database: Kysely<Database>,
  language: Language,
  type: string,
  handle: string,
): Promise<MetaobjectNode | undefined> {
  const row = await database
    .selectFrom('metaobject')
    .selectAll()
    .where('type', '=', type)
    .where('handle', '=', handle)
    .executeTakeFirst();
  return row && metaobjectNode(row, language);
}

function metaobjectNode(row: MetaobjectRow, language: Language): MetaobjectNode {
  return {
    __typename: 'Metaobject',
    key: row.id,
    id: gid('Metaobject', row.id),
    type: row.type,
    handle: row.handle,
    status: row.status,
    updatedAt: row.updated_at.toISOString(),
    fields: row.fields.map(({ key, type, value }) => {
      const text = translated(row, language, key, value);
      return { key, type, value: text, ...referencesIn(type, text) };
    }),
  };
}
