import type { Kysely } from 'kysely';
import sharp from 'sharp';
import type { Database } from '../database/tables.ts';
import type { FindPicture } from './catalogue-pictures.ts';

/** Pictures that somebody uploaded through the Admin API. */
export function uploadedPictures(database: Kysely<Database>): FindPicture {
  return async (name) => {
    const file = await database
      .selectFrom('uploaded_file')
      .selectAll()
      .where('name', '=', name)
      .executeTakeFirst();
    if (!file) return undefined;
    const { content, type } = file;
    if (type === 'svg') return { kind: 'svg', svg: content };
    const open = async () => ({ image: sharp(content), close: () => undefined });
    return { kind: 'picture', picture: { identity: content, open } };
  };
}
