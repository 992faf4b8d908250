import type { z } from 'zod';
import { shop } from '#shop/shop.ts';
import type { Language } from '../app/i18n/languages.ts';
import type { Locale } from '../app/i18n/locales.ts';
import { fillShopFacts } from './documents/shop-facts.ts';
import { linkUrl } from './links.ts';
import type { MainMenu, MenuItem, ShopContent } from './model.ts';
import type { contentFileSchema, MenuEntry, MenuName, SiteContent } from './schema.ts';

/** Menus come from files as references, from the platform as addresses. */
export interface ContentPieces extends Omit<z.infer<typeof contentFileSchema>, 'menus'> {
  menus: Record<MenuName, MenuItem[]>;
}

/** Puts the pieces of a language together as pages need them. */
export function resolveContent(
  pieces: ContentPieces,
  locale: Locale,
  currency?: string,
): ShopContent {
  const { site, home, menus, pages, discover, advice, brands } = pieces;
  const fill = <Value>(value: Value) => fillTexts(value, locale, currency);
  const page = (slug: string) => linkUrl({ page: slug }, locale);
  const [main = null, equipment = null] = site.cartLinks;
  const [addOns = null, ...goWithAny] = site.cartAddOns;
  return {
    header: {
      uspBar: site.benefits,
      uspBarBackgroundColor: site.uspBarColor,
      topBarBackgroundColor: site.topBarColor,
      promotions: site.promotions,
    },
    mainMenu: {
      groups: menus.main,
      offers: site.offers && linkUrl({ collection: site.offers }, locale),
      more: headerLinks(fill(site.headerLinks), locale),
      tiles: fill(site.menuTiles),
    },
    footer: {
      questions: menus.questions,
      about: menus.about,
      legal: menus.legal,
      shippingCosts: page(pages.shippingCosts),
      privacy: page(pages.privacy),
      imprint: page(pages.imprint),
    },
    home: { sections: fill(home), discover, advice },
    brands,
    cart: { main, equipment, addOns, goWithAny },
    search: {
      searchQuerySuggestions: site.searchWords,
      products: site.searchProducts,
      collectionCards: site.searchCollections,
    },
  };
}

/** With the facts in braces filled in, in every text of a value. */
export function fillTexts<Value>(value: Value, locale: Locale, currency?: string): Value {
  return mapTexts(value, (text) => fillShopFacts(text, locale, currency)) as Value;
}

/** A menu of a file with its addresses. Ids begin at `firstId`: those of all menus of a page differ. */
export function resolveMenu(entries: MenuEntry[], language: Language, firstId: number): MenuItem[] {
  let nextId = firstId;
  const toItem = (entry: MenuEntry): MenuItem => {
    const { title, items = [], claim: _, ...link } = entry;
    const id = menuItemId(nextId);
    nextId += 1;
    const url = fillShopFacts(linkUrl(link, language), language);
    return {
      id,
      title: fillShopFacts(title, language),
      url: link.url === '#' ? '#' : url,
      items: claimed(items).map(toItem),
    };
  };
  return claimed(entries).map(toItem);
}

function headerLinks(links: SiteContent['headerLinks'], locale: Locale): MainMenu['more'] {
  return links.map(({ icon, text, link }, index) => ({
    id: menuItemId(index + 1),
    icon,
    title: text,
    url: linkUrl(link, locale),
    items: [],
  }));
}

const menuItemId = (number: number) => `gid://shopify/MenuItem/${number}`;

function claimed<Entry extends { claim?: keyof typeof shop.claims | undefined }>(entries: Entry[]) {
  return entries.filter(({ claim }) => !claim || shop.claims[claim]);
}

const isUnfilled = (item: unknown) => typeof item === 'string' && item.includes('{freeFrom}');

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  // a claim that does not apply to the reader's country is left out
  if (Array.isArray(value)) {
    return value.map((item) => mapTexts(item, change)).filter((item) => !isUnfilled(item));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]),
  );
}
