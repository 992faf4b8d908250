import { frameElements } from './frame-elements.ts';

/**
 * After a navigation, as the server renders it: the page's group in menu and drawer, and the way to its entry there. A
 * page without an entry has the group of its section.
 */
export function markCurrent(pathname: string, section: string | undefined) {
  for (const menu of frameElements('[data-menu]')) {
    for (const link of menu.querySelectorAll('[aria-current]')) link.ariaCurrent = null;
    for (const details of menu.querySelectorAll('details')) details.open = false;
    // not the tile at the side of a panel
    const entries = [...menu.querySelectorAll<HTMLAnchorElement>('li > a')];
    // a heading's address is the page's with '#'
    const leadingTo = (path: string | undefined) =>
      entries.filter(({ href }) => path && href === location.origin + path);
    const links = leadingTo(pathname);
    const group = (links[0] ?? leadingTo(section)[0])?.closest('[data-menu] > li');
    const top = group?.querySelector('[data-top]');
    if (top) top.ariaCurrent = 'true';
    for (const link of links) {
      if (!group?.contains(link)) break;
      link.ariaCurrent = 'page';
      for (const details of group.querySelectorAll('details')) {
        details.open ||= details.contains(link);
      }
    }
  }
}
