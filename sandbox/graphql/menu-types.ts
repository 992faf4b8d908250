import type { MenuLink } from '../catalogue-format/content-schema.ts';
import { stableId } from '../seed/stable-id.ts';
import { blogId, blogNodes, pageId, pageNodes, policyNode } from './content-nodes.ts';
import type { Context } from './context.ts';
import { gid } from './ids.ts';
import type { TypeMap } from './implementation.ts';

interface MenuItemNode {
  id: string;
  title: string;
  tags: string[];
  link: MenuLink;
  items: MenuItemNode[];
}

interface Item {
  title: Record<Context['language'], string>;
  link: MenuLink;
  items?: readonly Item[];
}

/** Paths that the platform knows as more than an address. */
const pathTypes: Record<string, string> = {
  '/': 'FRONTPAGE',
  '/collections': 'COLLECTIONS',
  '/collections/all': 'CATALOG',
  '/search': 'SEARCH',
};

export const menuTypes: TypeMap = {
  QueryRoot: {
    fields: {
      menu: (_root, { handle }: { handle: string }, { content, language }) => {
        const menu = content.menus.find(({ key }) => key === handle);
        if (!menu) return null;
        const items = menuItems(menu.items, handle, language);
        return {
          id: gid('Menu', stableId('menu', handle)),
          handle,
          title: menu.title[language],
          items,
          itemsCount: count(items),
        };
      },
    },
  },
  Menu: { plain: ['id', 'handle', 'title', 'items', 'itemsCount'] },
  MenuItem: {
    plain: ['id', 'title', 'tags', 'items'],
    fields: {
      type: ({ link }: MenuItemNode) => typeOf(link),
      resource: ({ link }: MenuItemNode, _args, context) => resourceOf(link, context),
      resourceId: async ({ link }: MenuItemNode, _args, context) =>
        (await resourceOf(link, context))?.id ?? null,
      url: async ({ link }: MenuItemNode, _args, context) => {
        if ('url' in link) return link.url;
        if ('path' in link) return `${context.origin}${link.path}`;
        const resource = await resourceOf(link, context);
        return resource && `${context.origin}/${folderOf(link)}/${resource.handle}`;
      },
    },
  },
};

function menuItems(
  items: readonly Item[],
  place: string,
  language: Context['language'],
): MenuItemNode[] {
  return items.map(({ title, link, items: children = [] }, index) => ({
    id: gid('MenuItem', stableId('menu item', `${place} ${index}`)),
    title: title[language],
    tags: [],
    link,
    items: menuItems(children, `${place} ${index}`, language),
  }));
}

function count(items: readonly MenuItemNode[]): number {
  return items.reduce((sum, item) => sum + 1 + count(item.items), 0);
}

function typeOf(link: MenuLink): string {
  if ('path' in link) return pathTypes[link.path] ?? 'HTTP';
  if ('url' in link) return 'HTTP';
  if ('collection' in link) return 'COLLECTION';
  if ('product' in link) return 'PRODUCT';
  if ('page' in link) return 'PAGE';
  return 'blog' in link ? 'BLOG' : 'SHOP_POLICY';
}

function folderOf(link: MenuLink): string {
  if ('collection' in link) return 'collections';
  if ('product' in link) return 'products';
  if ('page' in link) return 'pages';
  return 'blog' in link ? 'blogs' : 'policies';
}

async function resourceOf(
  link: MenuLink,
  context: Context,
): Promise<{ id: string; handle: string } | null> {
  if ('collection' in link) {
    return (
      (await context.loaders.collections.load(stableId('collection', link.collection))) ?? null
    );
  }
  if ('product' in link) {
    return (await context.loaders.products.load(stableId('product', link.product))) ?? null;
  }
  if ('page' in link) return pageNodes(context).find(({ id }) => id === pageId(link.page)) ?? null;
  if ('blog' in link) return blogNodes(context).find(({ id }) => id === blogId(link.blog)) ?? null;
  return 'policy' in link ? policyNode(link.policy, context) : null;
}
