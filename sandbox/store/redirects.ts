import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { gid } from '../graphql/ids.ts';

/** The merchant's redirects, the oldest first. */
export async function readRedirects(database: Kysely<Database>) {
  const rows = await database.selectFrom('url_redirect').selectAll().orderBy('id').execute();
  return rows.map(({ id, path, target }) => ({ id: gid('UrlRedirect', id), path, target }));
}
