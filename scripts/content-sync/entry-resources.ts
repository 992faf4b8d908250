import { z } from 'zod';
import type { AdminClient } from '../../storefront/server/admin/admin-client.ts';
import { adminDocuments } from '../../storefront/server/admin/documents.ts';
import { readAll, readTranslations, translate, write } from './admin.ts';
import { isPicture, nameOf, type WantedEntry } from './entries.ts';
import type { Resource } from './resources.ts';

const node = z.object({
  id: z.string(),
  handle: z.string(),
  fields: z.array(z.object({ key: z.string(), value: z.string().nullable() })),
  capabilities: z.object({ publishable: z.object({ status: z.string() }).nullish() }),
});

interface EntryOptions {
  admin: AdminClient;
  /** The languages besides the platform's own. */
  locales: readonly string[];
  /** The id of a picture of the shop's files on the platform. */
  fileId(name: string): Promise<string>;
}

/** The entries of metaobjects, published. */
export async function entryResources(
  entries: readonly WantedEntry[],
  { admin, locales, fileId }: EntryOptions,
): Promise<Resource[]> {
  const found = new Map<string, z.output<typeof node>>();
  for (const type of new Set(entries.map((entry) => entry.type))) {
    for (const one of await readAll(admin, adminDocuments.metaobjects, { type }, node)) {
      found.set(nameOf({ type, handle: one.handle }), one);
    }
  }
  const ids = new Map([...found].map(([name, { id }]) => [name, id]));
  const ours = entries.flatMap((entry) => ids.get(nameOf(entry)) ?? []);
  const translations = await readTranslations(admin, ours, locales);

  async function fieldsOf({ settings, texts, lists }: WantedEntry) {
    const fields: Record<string, string> = { ...texts };
    for (const [key, value] of Object.entries(settings)) {
      fields[key] = isPicture(value) ? await fileId(value.picture) : value;
    }
    for (const [key, names] of Object.entries(lists)) {
      fields[key] = JSON.stringify(names.map((name) => ids.get(name) ?? name));
    }
    return fields;
  }

  return entries.map((entry) => {
    const name = nameOf(entry);
    const { type, handle } = entry;
    const before = found.get(name);
    const filled = before?.fields.filter((field) => field.value) ?? [];
    return {
      name,
      wanted: async () => ({
        fields: comparable(await fieldsOf(entry)),
        translations: Object.entries(entry.translations).map(([key, texts]) => [
          key,
          comparable(texts),
        ]),
        isPublished: true,
      }),
      found: before
        ? {
            fields: comparable(
              Object.fromEntries(filled.map(({ key, value }) => [key, value ?? ''])),
            ),
            translations: Object.entries(translations.get(before.id) ?? {}).map(([key, texts]) => [
              key,
              comparable(texts),
            ]),
            isPublished: before.capabilities.publishable?.status !== 'DRAFT',
          }
        : null,
      async write() {
        const fields = await fieldsOf(entry);
        // what the files no longer have is emptied
        const emptied = filled.filter(({ key }) => !(key in fields)).map(({ key }) => [key, '']);
        const all = Object.entries({ ...fields, ...Object.fromEntries(emptied) });
        const id = await write(admin, adminDocuments.metaobjectUpsert, {
          handle: { type, handle },
          metaobject: {
            fields: all.map(([key, value]) => ({ key, value })),
            capabilities: { publishable: { status: 'ACTIVE' } },
          },
        });
        ids.set(name, id);
        await translate(admin, id, entry.translations);
      },
    };
  });
}

/** Lists are JSON, whose spaces the platform may change. */
function comparable(fields: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      value.startsWith('[') ? JSON.parse(value) : value,
    ]),
  );
}
