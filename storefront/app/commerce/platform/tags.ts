import { parseJson } from './parse-json.ts';

/** Tag prefixes by type; short, since a page has one tag per product. */
const letters: Record<string, string> = {
  Product: 'p',
  Collection: 'c',
  Metaobject: 'm',
  Page: 'g',
  Article: 'a',
};

const platformId = /^gid:\/\/shopify\/(Product|Collection|Metaobject|Page|Article)\/(\d{1,20})$/;

/** The cache tags of everything with an id of these types in a value. */
export function tagsIn(value: unknown): string[] {
  const tags = new Set<string>();
  collect(value, tags);
  return [...tags];
}

function collect(value: unknown, tags: Set<string>) {
  if (typeof value === 'string') {
    const [, kind, number] = platformId.exec(value) ?? [];
    if (kind) tags.add(`${letters[kind]}${number}`);
    // a list of references also names drafts, which may be published
    if (value.startsWith('["gid://')) collect(parseJson(value), tags);
  } else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) collect(inner, tags);
  }
}
