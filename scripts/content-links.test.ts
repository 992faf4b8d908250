import { expect, test } from 'vitest';
import { allContent } from '../storefront/content/content-files.ts';
import { linksOfContent } from '../storefront/content/links-of-content.ts';
import type { MenuItem, ShopContent } from '../storefront/content/model.ts';
import { deadLinks, menuProblems } from './content-links.ts';

const item = (id: string, url: string, items: MenuItem[] = []): MenuItem => ({
  id,
  title: id,
  url,
  items,
});

function contentWith(groups: MenuItem[]): ShopContent {
  return { ...allContent.de, mainMenu: { ...allContent.de.mainMenu, groups, more: [], tiles: [] } };
}

const urlsOf = (groups: MenuItem[]) =>
  linksOfContent(contentWith(groups), 'de')
    .filter(({ place }) => place.startsWith('main menu'))
    .map(({ url }) => url);

test('links are found on every level; headings are not links', () => {
  const groups = [item('a', '/a', [item('b', '#', [item('c', '/c')]), item('d', '/d')])];
  expect(urlsOf(groups)).toEqual(['/a', '/c', '/d']);
});

test('a heading without items is a dead link', () => {
  expect(urlsOf([item('empty', '#')])).toEqual(['#']);
});

test('a link to an unknown URL is dead [DEC-070]', () => {
  const links = [
    { place: 'here', url: '/de/c/kaffee' },
    { place: 'there', url: '/de/c/tee' },
  ];
  expect(deadLinks(links, new Set(['/de/c/kaffee']))).toEqual(['there: /de/c/tee does not exist']);
});

test('a menu of four levels and an id used twice are reported', () => {
  const deep = item('1', '/1', [item('2', '/2', [item('3', '/3', [item('1', '/4')])])]);
  expect(menuProblems(contentWith([deep]))).toHaveLength(2);
  expect(menuProblems(contentWith([item('1', '/1')]))).toEqual([]);
});
