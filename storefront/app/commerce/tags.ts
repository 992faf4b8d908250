/** How the tags of each kind of thing begin; short, since a page carries one for every product it shows. */
const letters: Record<string, string> = { Product: 'p', Collection: 'c', Metaobject: 'm' };

const platformId = /^gid:\/\/shopify\/(Product|Collection|Metaobject)\/(\d{1,20})$/;

/** Every product, collection and metaobject that stands anywhere in this value, as tags. */
export function tagsIn(value: unknown): string[] {
  const tags = new Set<string>();
  collect(value, tags);
  return [...tags];
}

function collect(value: unknown, tags: Set<string>) {
  if (typeof value === 'string') {
    const [, kind, number] = platformId.exec(value) ?? [];
    if (kind) tags.add(`${letters[kind]}${number}`);
  } else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) collect(inner, tags);
  }
}
