import { type Kysely, sql } from 'kysely';
import type { Language } from '../catalogue-format/languages.ts';
import type { Database } from '../database/tables.ts';
import { dateTime } from '../graphql/date-time.ts';
import { gid } from '../graphql/ids.ts';
import type { CollectionDocument } from './documents.ts';
import { type ImageNode, imageNode } from './images.ts';

export interface CollectionNode {
  __typename: 'Collection';
  key: number;
  language: Language;
  id: string;
  handle: string;
  title: string;
  descriptionHtml: string;
  seo: { title: string; description: string };
  image: ImageNode | null;
  updatedAt: string;
  document: CollectionDocument;
}

interface CollectionRow {
  collection_id: number;
  language: Language;
  handle: string;
  title: string;
  document: CollectionDocument;
  updated_at: Date;
}

export async function readCollections(
  database: Kysely<Database>,
  language: Language,
  filesUrl: string,
  ids: readonly number[],
): Promise<Map<number, CollectionNode>> {
  const rows = await database
    .selectFrom('collection_text')
    .innerJoin('collection', 'collection.id', 'collection_id')
    .selectAll('collection_text')
    .select('collection.updated_at')
    .where('collection_id', 'in', ids)
    .where('language', '=', language)
    .execute();
  return new Map(rows.map((row) => [row.collection_id, collectionNode(row, filesUrl)]));
}

/** A handle of the language in use, or else of the shop's own language. */
export async function findCollectionByHandle(
  database: Kysely<Database>,
  language: Language,
  handle: string,
): Promise<number | undefined> {
  const row = await database
    .selectFrom('collection_text')
    .select('collection_id')
    .where('handle', '=', handle)
    .where('language', 'in', [language, 'de'])
    .orderBy((eb) => eb('language', '=', language), 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.collection_id;
}

export type CollectionListSortKey = 'ID' | 'RELEVANCE' | 'TITLE' | 'UPDATED_AT';

export async function listCollections(
  database: Kysely<Database>,
  language: Language,
  sortKey: CollectionListSortKey,
): Promise<{ id: number; title: string; handle: string }[]> {
  const order =
    sortKey === 'TITLE'
      ? sql`t.title`
      : sortKey === 'UPDATED_AT'
        ? sql`c.updated_at, c.id`
        : sql`c.id`;
  const { rows } = await sql<{ id: number; title: string; handle: string }>`
    select c.id, t.title, t.handle
    from collection_text t join collection c on c.id = t.collection_id
    where t.language = ${language} order by ${order}`.execute(database);
  return rows;
}

/** The collections a product is in. */
export async function listCollectionIdsOfProduct(
  database: Kysely<Database>,
  productId: number,
): Promise<number[]> {
  const rows = await database
    .selectFrom('collection_product')
    .select('collection_id')
    .where('product_id', '=', productId)
    .orderBy('collection_id')
    .execute();
  return rows.map(({ collection_id }) => collection_id);
}

function collectionNode(row: CollectionRow, filesUrl: string): CollectionNode {
  const { document } = row;
  return {
    __typename: 'Collection',
    key: row.collection_id,
    language: row.language,
    id: gid('Collection', row.collection_id),
    handle: row.handle,
    title: row.title,
    descriptionHtml: document.descriptionHtml,
    seo: document.seo,
    image: document.image && imageNode(document.image, filesUrl),
    updatedAt: dateTime(row.updated_at),
    document,
  };
}
