import { hrefsFor } from '../app/i18n/hrefs.ts';
import type { Language } from '../app/i18n/languages.ts';
import type { MenuItem } from './model.ts';

/** Creates menu items of one language; each menu numbers its ids from `firstId`. */
export function menuItems(language: Language, firstId = 1) {
  const href = hrefsFor(language);
  let nextId = firstId;
  const item = (title: string, url: string, items: MenuItem[] = []): MenuItem => {
    const id = `gid://shopify/MenuItem/${nextId}`;
    nextId += 1;
    return { id, title, url, items };
  };
  return {
    collection: (title: string, handle: string, items?: MenuItem[]) =>
      item(title, href.collection(handle), items),
    brands: (title: string) => item(title, href.brands()),
    page: (title: string, slug: string, items?: MenuItem[]) => item(title, href.page(slug), items),
    article: (title: string, handle: string, items?: MenuItem[]) =>
      item(title, href.article(handle), items),
    heading: (title: string, items: MenuItem[]) => item(title, '#', items),
    address: (title: string, url: string) => item(title, url),
  };
}

/** The url '#', also with a language as in '/en#'. */
export function isHeading({ url }: MenuItem): boolean {
  return /^(\/[a-z]{2})?#$/.test(url);
}
