import { type Kysely, sql } from 'kysely';
import type { Language } from '../catalogue-format/languages.ts';
import type { Database } from '../database/tables.ts';
import { dateTime } from '../graphql/date-time.ts';

const pageSize = 250;

/** The first product id of each page; only a new seed changes it. */
export async function readSitemapStarts(database: Kysely<Database>): Promise<number[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (select id, row_number() over (order by id) as place from product) numbered
    where place % ${sql.lit(pageSize)} = 1 order by id`.execute(database);
  return rows.map(({ id }) => Number(id));
}

/** A page of products in the order of their ids, the same in every language. */
export async function readSitemapPage(
  database: Kysely<Database>,
  language: Language,
  start: number,
) {
  const { rows } = await sql<{ handle: string; title: string; file: string; updated_at: Date }>`
    select t.handle, t.title, t.card -> 'image' ->> 'file' as file, greatest(p.created_at,
      (select max(v.changed_at) from variant v where v.product_id = p.id)) as updated_at
    from product p join product_text t on t.product_id = p.id and t.language = ${language}
    where p.id >= ${start} order by p.id limit ${sql.lit(pageSize)}`.execute(database);
  return rows.map(({ handle, title, file, updated_at }) => {
    const updatedAt = dateTime(updated_at);
    const image = file ? { alt: title, filepath: `files/${file}`, updatedAt } : null;
    return { __typename: 'SitemapResource', handle, title, updatedAt, image };
  });
}

export async function readSitemapCollections(database: Kysely<Database>, language: Language) {
  const { rows } = await sql<{ handle: string; title: string; updated_at: Date }>`
    select t.handle, t.title, c.updated_at
    from collection_text t join collection c on c.id = t.collection_id
    where t.language = ${language}
    order by c.id`.execute(database);
  return rows.map(({ handle, title, updated_at }) => ({
    handle,
    title,
    updatedAt: dateTime(updated_at),
  }));
}
