import { z } from 'zod';
import type { AdminClient } from '../../storefront/server/admin/admin-client.ts';
import { adminDocuments } from '../../storefront/server/admin/documents.ts';
import { readAll, write } from './admin.ts';
import type { WantedItem, WantedMenu } from './menus.ts';
import type { Resource } from './resources.ts';

const item = z.object({
  title: z.string(),
  type: z.string(),
  resourceId: z.string().nullish(),
  url: z.string().nullish(),
});
type Item = z.output<typeof item> & { items?: Item[] };
const node = z.object({
  id: z.string(),
  handle: z.string(),
  items: z.array(item.extend({ items: z.array(item.extend({ items: z.array(item) })) })),
});

export async function menuResources(
  menus: readonly WantedMenu[],
  admin: AdminClient,
): Promise<Resource[]> {
  const found = await readAll(admin, adminDocuments.menus, {}, node);
  return menus.map(({ handle, items }) => {
    const before = found.find((menu) => menu.handle === handle);
    return {
      name: `menu ${handle}`,
      wanted: async () => items.map(comparable),
      found: before ? before.items.map(comparable) : null,
      async write() {
        const input = { title: handle, items: items.map(toInput) };
        if (before) await write(admin, adminDocuments.menuUpdate, { id: before.id, ...input });
        else await write(admin, adminDocuments.menuCreate, { handle, ...input });
      },
    };
  });
}

const toInput = ({ items, ...values }: WantedItem): object => ({
  ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)),
  items: items.map(toInput),
});

/** The platform knows addresses of things by itself, and those of its own shop with the host. */
function comparable({ title, type, resourceId, url, items = [] }: Item): unknown {
  const target =
    resourceId ?? url?.replace(/^https?:\/\/[^/]+(?=\/)/, (host) => (isOwn(url) ? '' : host));
  return [title, type, target ?? null, items.map(comparable)];
}

const isOwn = (url: string) => /^https?:\/\/[^/]+\/([eac]|#|p|brands)?(\/|#|$)/.test(url);
