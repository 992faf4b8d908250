import { hrefsFor } from '../app/i18n/hrefs.ts';
import type { Language } from '../app/i18n/languages.ts';
import type { MenuItem } from './model.ts';

/** Makes menu items of one language; every menu has its own makers, so its ids count from one. */
export function menuItems(language: Language) {
  const href = hrefsFor(language);
  let count = 0;
  const item = (title: string, url: string, items: MenuItem[] = []): MenuItem => {
    count += 1;
    return { id: `gid://shopify/MenuItem/${count}`, title, url, items };
  };
  return {
    collection: (title: string, handle: string, items?: MenuItem[]) =>
      item(title, href.collection(handle), items),
    page: (title: string, slug: string, items?: MenuItem[]) => item(title, href.page(slug), items),
    article: (title: string, handle: string, items?: MenuItem[]) =>
      item(title, href.article(handle), items),
    heading: (title: string, items: MenuItem[]) => item(title, '#', items),
    address: (title: string, url: string) => item(title, url),
  };
}

export function isHeading({ url }: MenuItem): boolean {
  return url === '#';
}
