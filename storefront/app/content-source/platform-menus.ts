import { z } from 'zod';
import { fillShopFacts } from '../../content/documents/shop-facts.ts';
import type { MenuItem } from '../../content/model.ts';
import type { MenuFieldsFragment } from '../commerce/operations/generated.ts';
import { hrefsFor } from '../i18n/hrefs.ts';
import type { Language } from '../i18n/languages.ts';
import { ourAddress, parsePlatformAddress, targetAddress } from '../seo/platform-addresses.ts';
import type { Reading } from './entry-values.ts';

type PlatformItem = MenuFieldsFragment['items'][number];
type AnyItem = Omit<PlatformItem, 'items'> & { items?: AnyItem[] };

const title = z.string().trim().min(1).max(80);
const address = z.string().regex(/^(\/(?!\/)|#|https?:\/\/|mailto:|tel:)\S*$/);
/** Their target is not published where they have none. */
const resourceTypes = [
  'ARTICLE',
  'BLOG',
  'COLLECTION',
  'METAOBJECT',
  'PAGE',
  'PRODUCT',
  'SHOP_POLICY',
];

interface MenuReading extends Reading {
  handle: string;
  /** Whose addresses are the shop's own. */
  hosts: readonly string[];
  /** Facts stay in braces, for the shop's files. */
  keepsFacts?: boolean;
}

/** Null where the platform has no such menu, or no item of it can be shown. */
export function toMenu(menu: MenuFieldsFragment | null, reading: MenuReading): MenuItem[] | null {
  const items = toItems(menu?.items ?? [], reading);
  return items.length > 0 ? items : null;
}

function toItems(items: readonly AnyItem[], reading: MenuReading): MenuItem[] {
  return items.flatMap((item) => {
    const url = addressOf(item, reading);
    const known = title.safeParse(item.title);
    const below = toItems(item.items ?? [], reading);
    const isEmptyHeading = url === '#' && below.length === 0;
    if (!known.success || !address.safeParse(url).success || isEmptyHeading || url === null) {
      const message = known.success
        ? `${known.data} leads to nothing that is published`
        : 'an item has no title, or one of more than 80 characters';
      const { handle, onProblem } = reading;
      onProblem({ kind: 'menu', id: handle, name: handle, isLeftOut: true, message });
      return [];
    }
    const { language, keepsFacts } = reading;
    const shown = keepsFacts ? known.data : fillShopFacts(known.data, language);
    return [{ id: item.id, title: shown, url, items: below }];
  });
}

function addressOf(
  { type, url, resource }: AnyItem,
  { language, hosts }: MenuReading,
): string | null {
  const href = hrefsFor(language);
  if (resource && 'handle' in resource) {
    const { __typename, handle } = resource;
    if (__typename === 'Collection') return href.collection(handle);
    if (__typename === 'Product') return href.product(handle);
    if (__typename === 'Page') return href.page(handle);
    if (__typename === 'Article') return href.article(handle);
    const folder = __typename === 'Blog' ? 'blogs' : 'policies';
    return ourAddress({ locale: language, segments: [folder, handle] });
  }
  if (resourceTypes.includes(type) || url === null) return null;
  return ownAddress(fillShopFacts(url, language), language, hosts);
}

/** Addresses of the platform's own shop as ours; other sites, mail addresses and '#' stay. */
function ownAddress(url: string, language: Language, hosts: readonly string[]): string {
  if (/^(\/[a-z]{2})?#$/.test(url)) return '#';
  if (url.startsWith('/')) return targetAddress(url, language);
  const parsed = URL.parse(url);
  if (!parsed || !hosts.includes(parsed.host)) return url;
  if (parsed.hash === '#' || parsed.href.endsWith('/#')) return '#';
  const { segments } = parsePlatformAddress(parsed);
  const ours = targetAddress(`/${segments.join('/')}${parsed.search}`, language);
  return ours + parsed.hash;
}
