import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { Recipe } from '../files/recipe.ts';

/** How the picture of this name is made; nothing where the catalogue has none of it. */
export async function recipeNamed(
  database: Kysely<Database>,
  name: string,
): Promise<Recipe | undefined> {
  const file = await database
    .selectFrom('picture_file')
    .select('recipe')
    .where('name', '=', name)
    .executeTakeFirst();
  return file?.recipe;
}
