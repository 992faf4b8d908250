import { frameElements } from './frame-elements.ts';

/** After a navigation, as the server renders it: the page's group in menu and drawer, and the way to its entry there. */
export function markCurrent(pathname: string) {
  for (const menu of frameElements('[data-menu]')) {
    for (const link of menu.querySelectorAll('[aria-current]')) link.ariaCurrent = null;
    for (const details of menu.querySelectorAll('details')) details.open = false;
    // not the tile at the side of a panel
    const links = [...menu.querySelectorAll<HTMLAnchorElement>('li > a')].filter(
      // a heading's address is the page's with '#'
      ({ href }) => href === location.origin + pathname,
    );
    const group = links[0]?.closest('[data-menu] > li');
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
