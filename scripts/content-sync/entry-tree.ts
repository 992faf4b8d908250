import type { Language } from '../../storefront/app/i18n/languages.ts';
import { linkUrl } from '../../storefront/content/links.ts';
import type { HomeSection, Link, SiteContent } from '../../storefront/content/schema.ts';

/** A picture of the shop's files by its name there. */
export interface Picture {
  picture: string;
}

/** An entry of the platform, in one language, with the entries that it lists. */
export interface EntryTree {
  type: string;
  handle: string;
  /** The same in all languages: references, settings. */
  settings: Record<string, string | Picture>;
  /** What is translated. */
  texts: Record<string, string>;
  lists: Record<string, EntryTree[]>;
}

/** The platform's id of a collection or a product by its handle in a language; undefined where there is none. */
export type FindId = (
  kind: 'collection' | 'product',
  handle: string,
  language: Language,
) => string | undefined;

const collectionKeys = ['collection', 'collections', 'offers', 'cartLinks', 'cartAddOns'];
const productKeys = ['product', 'products', 'searchProducts'];
/** Names of settings, not words. */
const settingKeys = ['icon', 'tone', 'module', 'uspBarColor', 'topBarColor'];
const listedTypes: Record<string, string> = {
  teasers: 'teaser',
  menuTiles: 'teaser',
  categories: 'category',
  searchCollections: 'category',
  benefits: 'benefit',
  headerLinks: 'benefit',
};

interface Making {
  language: Language;
  findId: FindId;
}

export function homeTree(sections: readonly HomeSection[], handle: string, making: Making) {
  const prefix = handle.replace('main', 'home');
  return {
    ...emptyTree('home_page', handle, 'Home page'),
    lists: {
      sections: sections.map(({ type, ...values }, index) =>
        toTree(`section_${type}`, `${prefix}-${index + 1}`, values, making),
      ),
    },
  };
}

export function siteTree(site: SiteContent, handle: string, making: Making): EntryTree {
  const { promotions: _, ...values } = site;
  const tree = toTree('site', handle, values, making);
  return { ...tree, settings: { name: 'Site', ...tree.settings } };
}

function emptyTree(type: string, handle: string, name: string): EntryTree {
  return { type, handle, settings: { name }, texts: {}, lists: {} };
}

function toTree(
  type: string,
  handle: string,
  values: Record<string, unknown>,
  making: Making,
): EntryTree {
  const tree: EntryTree = { type, handle, settings: {}, texts: {}, lists: {} };
  // entries that list others are found by a name
  if (type === 'section_teasers') tree.settings.name = handle;
  const prefix = handle.replace('main', 'site');
  for (const [key, value] of Object.entries(values)) {
    if (value === undefined || value === null) continue;
    const name = snakeCase(key);
    const listed = listedTypes[key];
    if (listed && Array.isArray(value)) {
      tree.lists[name] = value.map((one, index) =>
        toTree(listed, `${prefix}-${name}-${index + 1}`.replaceAll('_', '-'), one, making),
      );
    } else Object.assign(...fieldOf(tree, key, name, value, making));
  }
  return tree;
}

/** Where a value belongs, and as what. */
function fieldOf(
  { settings, texts }: EntryTree,
  key: string,
  name: string,
  value: unknown,
  { language, findId }: Making,
): [target: object, fields: Record<string, string | Picture>] {
  if (key === 'link' || key === 'secondLink') {
    const link = value as Link;
    const id = link.collection && findId('collection', link.collection, language);
    if (id && key === 'link') return [settings, { target: id }];
    return [texts, { [key === 'link' ? 'address' : 'second_address']: addressOf(link, language) }];
  }
  const kind = collectionKeys.includes(key)
    ? 'collection'
    : productKeys.includes(key)
      ? 'product'
      : null;
  if (kind) {
    const ids = [value].flat().flatMap((handle) => findId(kind, String(handle), language) ?? []);
    if (ids.length === 0) return [settings, {}];
    return [settings, { [name]: Array.isArray(value) ? JSON.stringify(ids) : String(ids[0]) }];
  }
  if (key === 'image')
    return [settings, typeof value === 'string' ? { image: { picture: value } } : {}];
  if (key === 'paragraphs') return [texts, { body: [value].flat().join('\n') }];
  if (Array.isArray(value)) {
    if (value.length === 0) return [settings, {}];
    const isNumbers = value.every((one) => typeof one === 'number');
    return [isNumbers ? settings : texts, { [name]: JSON.stringify(value) }];
  }
  if (typeof value !== 'string') return [settings, { [name]: String(value) }];
  return [settingKeys.includes(key) ? settings : texts, { [name]: value }];
}

/** Without the language: entries are translated. */
function addressOf(link: Link, language: Language): string {
  return linkUrl(link, language).replace(new RegExp(`^/${language}(?=[/?#]|$)`), '') || '/';
}

/** Whether one can be the translation of the other. */
export function hasSameShape(a: EntryTree, b: EntryTree): boolean {
  return JSON.stringify(shapeOf(a)) === JSON.stringify(shapeOf(b));
}

function shapeOf({ type, settings, texts, lists }: EntryTree): unknown {
  return [
    type,
    Object.entries(settings)
      .filter(([key]) => key !== 'name')
      .sort(),
    Object.keys(texts).sort(),
    Object.entries(lists).map(([key, trees]) => [key, trees.map(shapeOf)]),
  ];
}

const snakeCase = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
