import { sql } from 'kysely';
import type { MetafieldRecord } from '../content/records.ts';
import { parseGid } from '../graphql/ids.ts';
import type { SetMetafields } from '../store/documents.ts';
import type { ContentAdmin } from './content-admin.ts';

/** A variant's metafields that were set through the Admin API; undefined where there is no such variant. */
export async function findVariant(ownerId: string, { database }: ContentAdmin) {
  const id = parseGid('ProductVariant', ownerId);
  const row =
    id &&
    (await database
      .selectFrom('variant')
      .select(['id', 'metafields'])
      .where('id', '=', id)
      .executeTakeFirst());
  if (!row) return undefined;
  const metafields = Object.entries(row.metafields ?? {}).flatMap(([name, document]) => {
    const [namespace = '', key = ''] = name.split('.');
    return document ? [{ ...document, namespace, key, translations: {} }] : [];
  });
  return { id: row.id, metafields };
}

export async function setVariantMetafield(
  variant: number,
  { namespace, key, id, type, value }: MetafieldRecord,
  admin: ContentAdmin,
): Promise<void> {
  await merge(variant, { [`${namespace}.${key}`]: { id, type, value } }, admin);
}

/** Also one of the catalogue. */
export async function deleteVariantMetafield(variant: number, name: string, admin: ContentAdmin) {
  await merge(variant, { [name]: null }, admin);
}

async function merge(variant: number, changed: SetMetafields, { database, now }: ContentAdmin) {
  await database
    .updateTable('variant')
    .set({
      metafields: sql<string>`coalesce(metafields, '{}') || ${JSON.stringify(changed)}::jsonb`,
      changed_at: now(),
    })
    .where('id', '=', variant)
    .execute();
}
