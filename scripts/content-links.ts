// Finds the links of the shop's content, and dead ones among them.
import { shop } from '#shop/shop.ts';
import { destinationOf } from '../storefront/app/commerce/delivery-country.ts';
import { hrefsFor } from '../storefront/app/i18n/hrefs.ts';
import type { Language } from '../storefront/app/i18n/languages.ts';
import { fullMenu } from '../storefront/content/full-menu.ts';
import { isHeading } from '../storefront/content/menu-items.ts';
import type { EmptySearch, MenuBoxes, MenuItem, ShopContent } from '../storefront/content/model.ts';

export interface Link {
  /** Where the content contains it. */
  place: string;
  url: string;
}

const menuLevels = 3;

export function linksOfContent(content: ShopContent, boxes: MenuBoxes, language: Language): Link[] {
  const { header, mainMenu, footer, home, brands, cart } = content;
  const href = hrefsFor(language);
  const to = (place: string, handle: string | null | undefined) =>
    handle ? [{ place, url: href.collection(handle) }] : [];
  const at = (place: string, url: string | undefined) => (url ? [{ place, url }] : []);
  return [
    ...header
      .uspBar(destinationOf(shop.shipping.home))
      .flatMap(({ title, href: url }) => (url ? [{ place: `USP bar: ${title}`, url }] : [])),
    ...linksOfMenu('main menu', [...fullMenu(mainMenu.groups, boxes), ...mainMenu.more]),
    ...mainMenu.groups.flatMap(({ title, tile }) =>
      at(`tile of the main menu: ${title}`, tile?.url),
    ),
    ...linksOfMenu('footer', [...footer.questions, ...footer.about, ...footer.legal]),
    { place: 'footnote', url: footer.shippingCosts },
    { place: 'cookie preferences', url: footer.privacy },
    { place: 'cookie banner', url: footer.imprint },
    ...home.popularCategories.flatMap(({ title, collection }) => to(`home: ${title}`, collection)),
    ...to('home: best sellers', home.bestSellers),
    ...to('home: discover', home.discover),
    ...to('home: equipment', home.equipment),
    ...to('home: product of the month', home.productOfTheMonth),
    ...to('home: subscription', home.subscription?.collection),
    ...at('home: test', home.test?.url.replace(/#.*/, '')),
    ...home.advice.tastes.flatMap(({ title, collection }) => to(`advice: ${title}`, collection)),
    ...at('home: all tutorials', home.tutorials?.all),
    ...(home.tutorials?.items ?? []).map(({ title, url }) => ({
      place: `tutorial: ${title}`,
      url,
    })),
    ...to('brands: coffee', brands.coffee),
    ...to('brands: equipment', brands.equipment),
    ...to('brands: featured', brands.featured),
    ...to('empty cart: espresso', cart.espresso),
    ...to('empty cart: equipment', cart.equipment),
  ];
}

export function linksOfEmptySearch(
  { products, collectionCards }: EmptySearch,
  language: Language,
): Link[] {
  const href = hrefsFor(language);
  return [
    ...products.map((handle) => ({ place: 'empty search', url: href.product(handle) })),
    ...collectionCards.map(({ title, collection }) => ({
      place: `empty search: ${title}`,
      url: href.collection(collection),
    })),
  ];
}

function linksOfMenu(place: string, items: MenuItem[]): Link[] {
  return items.flatMap((item) => {
    const { title, url, items: below } = item;
    const here = `${place} › ${title}`;
    // a heading is not a link, but needs items below
    const own = isHeading(item) && below.length > 0 ? [] : [{ place: here, url }];
    return [...own, ...linksOfMenu(here, below)];
  });
}

/** Menus that are too deep for the mega menu and the drawer, or that name an item twice. */
export function menuProblems({ mainMenu }: ShopContent, boxes: MenuBoxes): string[] {
  const { more } = mainMenu;
  const groups = fullMenu(mainMenu.groups, boxes);
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
