import { z } from 'zod';
import type { AdminClient } from '../../storefront/server/admin/admin-client.ts';
import { adminDocuments } from '../../storefront/server/admin/documents.ts';
import { readAll, write } from './admin.ts';

// Digests of what the last push left, on the platform itself: everybody who pushes has to know them, whichever shop it is.
const type = 'content_push';
const handle = 'main';
const key = 'digests';

const digests = z.record(z.string(), z.string());
const node = z.object({
  handle: z.string(),
  fields: z.array(z.object({ key: z.string(), value: z.string().nullable() })),
});

export async function readPushed(admin: AdminClient): Promise<Record<string, string>> {
  const entries = await readAll(admin, adminDocuments.metaobjects, { type }, node);
  const value = entries.find((one) => one.handle === handle)?.fields.find((one) => one.key === key);
  return value?.value ? digests.parse(JSON.parse(value.value)) : {};
}

export async function storePushed(admin: AdminClient, pushed: Record<string, string>) {
  const fields = [{ key, value: JSON.stringify(pushed) }];
  const store = () =>
    write(admin, adminDocuments.metaobjectUpsert, {
      handle: { type, handle },
      metaobject: { fields },
    });
  // shoppers cannot read it, so it is none of the definitions of platform:setup
  await store().catch(async () => {
    await write(admin, adminDocuments.metaobjectDefinitionCreate, {
      definition: {
        type,
        name: 'Content push',
        fieldDefinitions: [{ key, name: 'Digests', type: 'json' }],
      },
    });
    await store();
  });
}
