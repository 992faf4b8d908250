import { contentFiles } from '#shop/content/index.ts';
import { languages } from '#shop/languages.ts';
import { shop } from '#shop/shop.ts';
import type { Language } from '../../storefront/app/i18n/languages.ts';
import { fillShopFacts } from '../../storefront/content/documents/shop-facts.ts';
import { linkUrl } from '../../storefront/content/links.ts';
import {
  contentFileSchema,
  type MenuEntry,
  menuHandles,
  menuNames,
} from '../../storefront/content/schema.ts';
import type { FindId } from './entry-tree.ts';

export interface WantedItem {
  title: string;
  type: 'COLLECTION' | 'PRODUCT' | 'HTTP';
  resourceId: string | null;
  url: string | null;
  items: WantedItem[];
}

export interface WantedMenu {
  handle: string;
  items: WantedItem[];
}

/** A menu for each language: their entries may differ, and a translation changes titles only. */
export function wantedMenus(findId: FindId): WantedMenu[] {
  return languages.flatMap((language) => {
    const { menus } = contentFileSchema.parse(contentFiles[language]);
    return menuNames.map((name) => ({
      handle: `${menuHandles[name]}-${language}`,
      items: toItems(menus[name], language, findId),
    }));
  });
}

function toItems(entries: readonly MenuEntry[], language: Language, findId: FindId): WantedItem[] {
  return entries.flatMap(({ title, items = [], claim, ...link }) => {
    if (claim && !shop.claims[claim]) return [];
    const kind = link.collection ? 'collection' : 'product';
    const resourceId = findId(kind, link.collection ?? link.product ?? '', language) ?? null;
    const type = !resourceId ? 'HTTP' : kind === 'collection' ? 'COLLECTION' : 'PRODUCT';
    // other sites' addresses are settings of the storefront
    const url = link.url === '#' ? '#' : fillShopFacts(linkUrl(link, language), language);
    return {
      title,
      type,
      resourceId,
      url: resourceId ? null : url,
      items: toItems(items, language, findId),
    };
  });
}

/** The collections and products that the menus of a language lead to. */
export function menuHandlesIn(language: Language) {
  const found = { collection: new Set<string>(), product: new Set<string>() };
  const { menus } = contentFileSchema.parse(contentFiles[language]);
  const note: FindId = (kind, handle) => {
    if (handle) found[kind].add(handle);
    return undefined;
  };
  for (const name of menuNames) toItems(menus[name], language, note);
  return found;
}
