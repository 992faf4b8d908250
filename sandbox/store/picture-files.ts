import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/** How the picture of this name is drawn; undefined where the catalogue has no recipe for it. */
export async function recipeNamed(database: Kysely<Database>, name: string): Promise<unknown> {
  const file = await database
    .selectFrom('picture_file')
    .select('recipe')
    .where('name', '=', name)
    .executeTakeFirst();
  return file?.recipe;
}
