import type { MenuItemRecord, MenuRecord } from '../content/records.ts';
import { connectionOf } from '../graphql/connection.ts';
import { gid, parseGid } from '../graphql/ids.ts';
import { parseTextQuery } from '../graphql/text-query.ts';
import type { ContentAdmin } from './content-admin.ts';
import { isDefaultMenu, menuNode } from './content-nodes.ts';
import { type ListArguments, sortRecords } from './pages.ts';
import { isRefused, type Refusal, refuse, userError } from './user-errors.ts';

interface ItemInput {
  id?: string | null;
  title: string;
  type: string;
  resourceId?: string | null;
  url?: string | null;
  tags?: string[] | null;
  items?: ItemInput[] | null;
}
interface MenuInput {
  title: string;
  handle?: string | null;
  items: ItemInput[];
}

export const maximumLevels = 3;

/** Types of items that link to a resource by its id. */
const resourceTypes: Record<string, string> = {
  ARTICLE: 'Article',
  BLOG: 'Blog',
  COLLECTION: 'Collection',
  METAOBJECT: 'Metaobject',
  PAGE: 'Page',
  PRODUCT: 'Product',
  SHOP_POLICY: 'ShopPolicy',
};

/** Where items of other types lead without a URL of their own. */
const defaultPaths: Record<string, string> = {
  CATALOG: '/collections/all',
  COLLECTIONS: '/collections',
  FRONTPAGE: '/',
  SEARCH: '/search',
};

export function menuResolvers(admin: ContentAdmin) {
  const { content, now } = admin;
  const all = () => content.current.menu;
  const ofId = (id: string) => all().find((menu) => menu.id === parseGid('Menu', id));
  const payload = async (result: MenuRecord | Refusal) => {
    if (isRefused(result)) return { menu: null, userErrors: result.userErrors };
    await content.save('menu', result);
    return { menu: menuNode(result, admin), userErrors: [] };
  };

  async function changedMenu(menu: MenuRecord, input: MenuInput): Promise<MenuRecord | Refusal> {
    const handle = input.handle ?? menu.handle;
    if (all().some((other) => other.id !== menu.id && other.handle === handle)) {
      return refuse(userError(null, ['handle'], 'Handle has already been taken'));
    }
    const items = await readItems(input.items, allItems(menu.items), admin);
    if (isRefused(items)) return items;
    return { ...menu, title: input.title, handle, items, updatedAt: now().toISOString() };
  }

  return {
    menu: ({ id }: { id: string }) => {
      const menu = ofId(id);
      return menu ? menuNode(menu, admin) : null;
    },
    menus: ({ query, sortKey, ...args }: ListArguments) => {
      const isFound = parseTextQuery(query, ['title', 'handle'], 'menus');
      const found = all().filter(({ title, handle }) => isFound({ title, handle }));
      return connectionOf(
        sortRecords(found, sortKey).map((menu) => menuNode(menu, admin)),
        args,
      );
    },
    menuCreate: async (input: MenuInput) => {
      const time = now().toISOString();
      const empty: MenuRecord = {
        id: await content.nextId(),
        handle: '',
        title: '',
        items: [],
        translations: {},
        createdAt: time,
        updatedAt: time,
      };
      return payload(await changedMenu(empty, input));
    },
    menuUpdate: async (input: MenuInput & { id: string }) => {
      const menu = ofId(input.id);
      if (!menu) return payload(refuse(userError('NOT_FOUND', ['id'], 'Menu does not exist')));
      return payload(await changedMenu(menu, input));
    },
    menuDelete: async ({ id }: { id: string }) => {
      const menu = ofId(id);
      const failed = (code: string, message: string) => ({
        deletedMenuId: null,
        userErrors: [userError(code, ['id'], message)],
      });
      if (!menu) return failed('MENU_DOES_NOT_EXIST', 'Menu does not exist');
      if (isDefaultMenu(menu)) {
        return failed('UNABLE_TO_DELETE_DEFAULT_MENU', 'The default menu cannot be deleted');
      }
      await content.remove('menu', menu.id);
      return { deletedMenuId: gid('Menu', menu.id), userErrors: [] };
    },
  };
}

/** An input with the id of an item keeps its translations; one without is a new item. */
async function readItems(
  inputs: readonly ItemInput[],
  known: readonly MenuItemRecord[],
  admin: ContentAdmin,
  place: string[] = ['items'],
): Promise<MenuItemRecord[] | Refusal> {
  const level = place.filter((part) => part === 'items').length;
  if (inputs.length > 0 && level > maximumLevels) {
    const message = `Items can be nested at most ${maximumLevels} levels deep`;
    return refuse(userError('NESTING_TOO_DEEP', place, message));
  }
  const items: MenuItemRecord[] = [];
  for (const [index, input] of inputs.entries()) {
    const here = [...place, String(index)];
    const before = input.id ? known.find(({ id }) => gid('MenuItem', id) === input.id) : undefined;
    if (input.id && !before) {
      return refuse(userError('NOT_FOUND', [...here, 'id'], 'Menu item does not exist'));
    }
    const target = await readTarget(input, here, admin);
    if (isRefused(target)) return target;
    const children = await readItems(input.items ?? [], known, admin, [...here, 'items']);
    if (isRefused(children)) return children;
    items.push({
      id: before?.id ?? (await admin.content.nextId()),
      title: input.title,
      type: input.type,
      ...target,
      tags: input.tags ?? [],
      items: children,
      translations: before?.translations ?? {},
    });
  }
  return items;
}

async function readTarget(
  { type, resourceId = null, url = null }: ItemInput,
  place: string[],
  admin: ContentAdmin,
): Promise<Pick<MenuItemRecord, 'resourceId' | 'url'> | Refusal> {
  const resource = resourceTypes[type];
  if (!resource) return { resourceId: null, url: url ?? defaultPaths[type] ?? null };
  if (!resourceId || !(await exists(resource, resourceId, admin))) {
    return refuse(userError('NOT_FOUND', [...place, 'resourceId'], 'Resource does not exist'));
  }
  return { resourceId, url: null };
}

async function exists(type: string, id: string, admin: ContentAdmin): Promise<boolean> {
  const key = parseGid(type, id);
  const { blog, policy } = admin.content.current;
  if (type === 'Blog') return blog.some((one) => one.id === key);
  if (type === 'ShopPolicy') return policy.some((one) => one.id === key);
  return key !== undefined && (await admin.findReference(id)) !== null;
}

export function allItems(items: readonly MenuItemRecord[]): MenuItemRecord[] {
  return items.flatMap((item) => [item, ...allItems(item.items)]);
}
