import { type Kysely, sql } from 'kysely';
import type { Language } from '../catalogue-format/languages.ts';
import type { Database } from '../database/tables.ts';
import { dateTime } from '../graphql/date-time.ts';

interface SitemapEntry {
  handle: string;
  title: string;
  updatedAt: string;
}

export async function readSitemapProducts(
  database: Kysely<Database>,
  language: Language,
): Promise<SitemapEntry[]> {
  const { rows } = await sql<SitemapRow>`
    select t.handle, t.title, greatest(p.created_at, changed.at) as updated_at
    from product_text t
    join product p on p.id = t.product_id
    left join (select product_id, max(changed_at) as at from variant group by product_id) changed
      on changed.product_id = p.id
    where t.language = ${language}
    order by p.id`.execute(database);
  return rows.map(entry);
}

export async function readSitemapCollections(
  database: Kysely<Database>,
  language: Language,
): Promise<SitemapEntry[]> {
  const { rows } = await sql<SitemapRow>`
    select t.handle, t.title, c.updated_at
    from collection_text t join collection c on c.id = t.collection_id
    where t.language = ${language}
    order by c.id`.execute(database);
  return rows.map(entry);
}

interface SitemapRow {
  handle: string;
  title: string;
  updated_at: Date;
}

function entry({ handle, title, updated_at }: SitemapRow): SitemapEntry {
  return { handle, title, updatedAt: dateTime(new Date(updated_at)) };
}
