import type { MenuItem } from './model.ts';

/** The url '#', also with a language as in '/en#'. */
export function isHeading({ url }: MenuItem): boolean {
  return /^(\/[a-z]{2})?#$/.test(url);
}

/** Whether the page is the item's, or that of an item below it. */
export function leadsTo({ url, items }: MenuItem, pathname: string): boolean {
  return url === pathname || items.some((item) => leadsTo(item, pathname));
}
