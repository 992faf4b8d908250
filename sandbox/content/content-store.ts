import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { Content, ContentKind, ContentRecords } from './records.ts';

const none = (): Content => ({
  page: [],
  blog: [],
  article: [],
  policy: [],
  menu: [],
  file: [],
  definition: [],
});

/** All content but metaobjects: kept in memory, written through to the database. */
export class ContentStore {
  readonly #database: Kysely<Database>;
  /** Kinds that a new shop does not have, whatever the catalogue brings. */
  readonly #missing: readonly ContentKind[];
  #content = none();

  constructor(database: Kysely<Database>, missing: readonly ContentKind[] = []) {
    this.#database = database;
    this.#missing = missing;
  }

  get current(): Content {
    return this.#content;
  }

  /** Reads what the database holds, after a start or a reset. */
  async load(): Promise<void> {
    const rows = await this.#database
      .selectFrom('content')
      .select(['kind', 'document'])
      .orderBy('position')
      .execute();
    const content = none();
    for (const { kind, document } of rows) {
      if (!this.#missing.includes(kind)) (content[kind] as object[]).push(document);
    }
    this.#content = content;
  }

  async nextId(): Promise<number> {
    const { rows } = await sql<{ id: number }>`select nextval('content_id') as id`.execute(
      this.#database,
    );
    return Number(rows[0]?.id);
  }

  async countMetaobjects(type: string): Promise<number> {
    const row = await this.#database
      .selectFrom('metaobject')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('type', '=', type)
      .executeTakeFirst();
    return Number(row?.count ?? 0);
  }

  async save<Kind extends ContentKind>(kind: Kind, record: ContentRecords[Kind]): Promise<void> {
    const records: ContentRecords[Kind][] = this.#content[kind];
    await this.#database
      .insertInto('content')
      .values({
        kind,
        id: record.id,
        position: sql<number>`(select coalesce(max(position), 0) + 1 from content)`,
        document: JSON.stringify(record),
      })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({ document: JSON.stringify(record) }),
      )
      .execute();
    const place = records.findIndex(({ id }) => id === record.id);
    if (place < 0) records.push(record);
    else records[place] = record;
  }

  /** Whether there was such a record. */
  async remove(kind: ContentKind, id: number): Promise<boolean> {
    const records: { id: number }[] = this.#content[kind];
    const place = records.findIndex((record) => record.id === id);
    if (place < 0) return false;
    await this.#database.deleteFrom('content').where('id', '=', id).execute();
    records.splice(place, 1);
    return true;
  }
}
