import type { Catalogue } from '../catalogue-format/catalogue.ts';
import type { MenuLink } from '../catalogue-format/content-schema.ts';
import type { References } from './references.ts';

interface Item {
  link: MenuLink;
  items?: readonly Item[];
}

/** Refuses an item of a menu that leads nowhere. */
export function checkMenus(catalogue: Catalogue, references: References): void {
  const check = ({ link, items = [] }: Item) => {
    if ('collection' in link) references.collection(link.collection);
    if ('product' in link) references.product(link.product);
    if ('page' in link) need(catalogue.pages, link.page, 'page');
    if ('blog' in link) need(catalogue.blogs, link.blog, 'blog');
    if ('policy' in link && !catalogue.policies.some(({ kind }) => kind === link.policy)) {
      throw new Error(`The catalogue refers to a missing policy: ${link.policy}`);
    }
    items.forEach(check);
  };
  for (const { items } of catalogue.menus) items.forEach(check);
}

function need(records: readonly { key: string }[], key: string, kind: string): void {
  if (!records.some((record) => record.key === key)) {
    throw new Error(`The catalogue refers to a missing ${kind}: ${key}`);
  }
}
