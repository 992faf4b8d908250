// Finds dead links and mistakes of the menus in the shop's content.

import type { Link } from '../storefront/content/links-of-content.ts';
import type { MenuItem, ShopContent } from '../storefront/content/model.ts';

const menuLevels = 3;

/** Menus that are too deep for the mega menu and the drawer, or that name an item twice. */
export function menuProblems({ mainMenu }: ShopContent): string[] {
  const { groups, more } = mainMenu;
  const ids = allItems([...groups, ...more]).map(({ id }) => id);
  return [
    ...groups
      .filter((group) => depthOf(group) > menuLevels)
      .map(({ title }) => `main menu › ${title} has more than ${menuLevels} levels`),
    ...(new Set(ids).size === ids.length ? [] : ['main menu: two items have the same id']),
  ];
}

function allItems(items: MenuItem[]): MenuItem[] {
  return items.flatMap((item) => [item, ...allItems(item.items)]);
}

function depthOf({ items }: MenuItem): number {
  return 1 + Math.max(0, ...items.map(depthOf));
}

export function deadLinks(links: Link[], known: ReadonlySet<string>): string[] {
  return links
    .filter(({ url }) => !known.has(url))
    .map(({ place, url }) => `${place}: ${url} does not exist`);
}
