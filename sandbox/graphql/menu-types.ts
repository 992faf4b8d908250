import type { MenuItemRecord } from '../content/records.ts';
import { translated } from '../content/translate.ts';
import { allArticles, blogNodes, pageNodes, policyNodeById } from './content-nodes.ts';
import type { Context } from './context.ts';
import { gid, parseGid } from './ids.ts';
import type { TypeMap } from './implementation.ts';
import { visibleMetaobject } from './metaobject-types.ts';

interface MenuItemNode {
  id: string;
  title: string;
  tags: string[];
  type: string;
  record: MenuItemRecord;
  items: MenuItemNode[];
}

/** Where the platform's own pages of a resource are. */
const folders: Record<string, string> = {
  COLLECTION: 'collections',
  PRODUCT: 'products',
  PAGE: 'pages',
  BLOG: 'blogs',
  SHOP_POLICY: 'policies',
};

export const menuTypes: TypeMap = {
  QueryRoot: {
    fields: {
      menu: (_root, { handle }: { handle: string }, { content, language }) => {
        const menu = content.menu.find((candidate) => candidate.handle === handle);
        if (!menu) return null;
        const items = menuItems(menu.items, language);
        return {
          id: gid('Menu', menu.id),
          handle,
          title: translated(menu, language, 'title', menu.title),
          items,
          itemsCount: count(items),
        };
      },
    },
  },
  Menu: { plain: ['id', 'handle', 'title', 'items', 'itemsCount'] },
  MenuItem: {
    plain: ['id', 'title', 'tags', 'type', 'items'],
    fields: {
      resource: ({ record }: MenuItemNode, _args, context) => resourceOf(record, context),
      resourceId: async ({ record }: MenuItemNode, _args, context) =>
        (await resourceOf(record, context))?.id ?? null,
      url: async ({ record }: MenuItemNode, _args, context) => {
        const { type, url, resourceId } = record;
        if (!resourceId) return url?.startsWith('/') ? `${context.origin}${url}` : url;
        const resource = await resourceOf(record, context);
        if (!resource) return null;
        if (resource.blog)
          return `${context.origin}/blogs/${resource.blog.handle}/${resource.handle}`;
        return `${context.origin}/${folders[type] ?? 'pages'}/${resource.handle}`;
      },
    },
  },
};

function menuItems(
  items: readonly MenuItemRecord[],
  language: Context['language'],
): MenuItemNode[] {
  return items.map((record) => ({
    id: gid('MenuItem', record.id),
    title: translated(record, language, 'title', record.title),
    tags: record.tags,
    type: record.type,
    record,
    items: menuItems(record.items, language),
  }));
}

function count(items: readonly MenuItemNode[]): number {
  return items.reduce((sum, item) => sum + 1 + count(item.items), 0);
}

interface Resource {
  id: string;
  handle: string;
  /** Of an article. */
  blog?: { handle: string };
}

/** Null where it is missing or not published. */
async function resourceOf(
  { resourceId }: MenuItemRecord,
  context: Context,
): Promise<Resource | null> {
  if (!resourceId) return null;
  const { loaders } = context;
  const goods = [
    ['Collection', loaders.collections],
    ['Product', loaders.products],
  ] as const;
  for (const [type, loader] of goods) {
    const id = parseGid(type, resourceId);
    if (id !== undefined) return (await loader.load(id)) ?? null;
  }
  const metaobject = parseGid('Metaobject', resourceId);
  if (metaobject !== undefined) return (await visibleMetaobject(metaobject, context)) ?? null;
  const pages: Resource[] = [...pageNodes(context), ...blogNodes(context), ...allArticles(context)];
  return pages.find(({ id }) => id === resourceId) ?? policyNodeById(resourceId, context);
}
