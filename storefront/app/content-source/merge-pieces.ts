import { contentIn, filePieces } from '../../content/content-files.ts';
import type { MenuItem, ShopContent } from '../../content/model.ts';
import { resolveContent } from '../../content/resolve-content.ts';
import type { HomeSection, MenuName, SiteContent } from '../../content/schema.ts';
import { linksInLocale } from '../i18n/links-in-locale.ts';
import { languageOf } from '../i18n/locales.ts';
import type { Market } from '../i18n/market.ts';

export type ContentMarket = Pick<Market, 'locale' | 'currency'>;
export type Menus = Partial<Record<MenuName, MenuItem[]>>;

/** What the platform has. */
interface Pieces {
  site: SiteContent | null;
  home: HomeSection[] | null;
  /** The first that has a menu is the one that is shown. */
  menus: Menus[];
}

/** By market: cached answers give the same pieces again, so most requests get the content of the one before. */
const latest = new Map<string, { pieces: unknown[]; content: ShopContent }>();

/** The platform's pieces, and the files' where it has none. */
export function mergePieces(market: ContentMarket, { site, home, menus }: Pieces): ShopContent {
  const hasMenus = menus.some((found) => Object.keys(found).length > 0);
  if (!site && !home && !hasMenus) return contentIn(market);
  const { locale, currency } = market;
  const key = locale + currency;
  const pieces = [site, home, ...menus];
  const known = latest.get(key);
  if (known && isSame(known.pieces, pieces)) return known.content;
  const files = filePieces[languageOf(locale)];
  const resolved = resolveContent(
    {
      ...files,
      site: site ?? files.site,
      home: home ?? files.home,
      menus: Object.assign({}, files.menus, ...menus.toReversed()),
    },
    locale,
    currency,
  );
  const content = linksInLocale(resolved, locale);
  latest.set(key, { pieces, content });
  return content;
}

function isSame(some: unknown[], others: unknown[]): boolean {
  return some.length === others.length && some.every((piece, index) => piece === others[index]);
}
